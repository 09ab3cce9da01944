import { costs } from '../../figures/costs.ts';
import { show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { selfUse } from '../../figures/self-use.ts';
import { afterTwenty } from '../../houses/by-law.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import { blocks, inline, md } from '../../md.ts';
import { consultationPath, paths } from '../../paths.ts';
import { euro, germanRange, withUnit } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawsFor } from './by-law-words.ts';

const [low, high] = marketFigures.systemPerKwpRange.value;
const [storageLow, storageHigh] = marketFigures.storagePerKwhRange.value;
const middle = marketFigures.systemPerKwp.value;
const storageMiddle = marketFigures.storagePerKwh.value;
const range = ([from, to]: readonly [number, number]) => withUnit(germanRange(from, to), '€');

function example() {
  const [cautious, other] = lawsFor('family');
  const otherwise =
    other === undefined
      ? ''
      : `; ${other.condition}, ${afterTwenty(other.result.system.afterTwenty)}`;
  return blocks`
Ein Beispiel zur Mitte des Marktes: ${show(selfUse.size)} und ${show(selfUse.largeStorage)} Speicher kosten ${euro(cautious.result.system.investment)}. Bei ${show(selfUse.consumption)} Verbrauch ${afterTwenty(cautious.result.system.afterTwenty)} (${cautious.label})${otherwise}. Jeder Euro am Kaufpreis verschiebt das Ergebnis um einen Euro. Mit anderem Preis rechnet es der [Solarrechner](${calculationPath('family')}).
`;
}

/** What an offer should cost: the market's prices by size, and how to read one's own. */
export const fairOffer = md`
## Ist mein Angebot fair? {#fairer-preis}

Teilen Sie den Endpreis ohne Speicher durch die kWp und den Preis des Speichers durch seine nutzbaren kWh. Vergleichen Sie beides mit dem Markt: zuerst in der Tabelle oben mit Ihrer Größe, dann hier.

Table: So lesen Sie Ihr Angebot, bei etwa ${show(selfUse.size)} (Speicher: ${marketFigures.storagePerKwh.source})

| Preis | Anlage je kWp | Speicher je kWh | Urteil |
| --- | --- | --- | --- |
| sehr niedrig | unter ${euro(low)} | unter ${euro(storageLow)} | Fragen Sie, was fehlt: Gerüst, Zählerschrank, Anmeldung, Überwachung. |
| günstig | ${range([low, middle])} | ${range([storageLow, storageMiddle])} | Gut, wenn alle Zeilen der Liste unten darin sind. |
| gehoben | ${range([middle, high])} | ${range([storageMiddle, storageHigh])} | In Ordnung bei schwierigem Dach oder besonderen Geräten. Lassen Sie sich den Grund zeigen. |
| teuer | über ${euro(high)} | über ${euro(storageHigh)} | Holen Sie ein zweites Angebot ein. |

> [!HINT] Wir sind selbst Anbieter
> Unsere eigene Spanne ist heute ${show(costs.perKwpToday)} bei ${show(costs.perKwpTodaySize)}, beim Speicher ${show(costs.storagePerKwhToday)}. Messen Sie sie an denselben Tabellen wie jede andere.

${withCalculator(example)}

Ihr nächster Schritt: ${withCalculator(() => inline`[Ihr Angebot eingeben und prüfen](${paths.offerCheck}). Fehlt darin`) ?? 'Fehlt in Ihrem Angebot'} eine Zeile der Liste weiter unten, [fragen Sie uns](${consultationPath('dachpruefung')}) oder den anderen Betrieb danach.
`;
