import { costs } from '../../figures/costs.ts';
import { show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { inline, md } from '../../md.ts';
import { consultationPath, paths } from '../../paths.ts';
import { euro, germanRange, withUnit } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';

/** The borders of „günstig“, „fair“ and „teuer“: fair is the middle half of the range. */
const borders = ([low, high]: readonly [number, number]) =>
  [0, 0.25, 0.75, 1].map((part) => low + part * (high - low)) as [number, number, number, number];

const system = borders(marketFigures.systemPerKwpRange.value);
const storage = borders(marketFigures.storagePerKwhRange.value);
const range = (from: number, to: number) => withUnit(germanRange(from, to), '€');

/** What an offer should cost: the market's prices by size, and how to read one's own. */
export const fairOffer = md`
## Ist mein Angebot fair? {#fairer-preis}
Folded: Preise je kWp und je kWh, von günstig bis teuer

Teilen Sie den Endpreis ohne Speicher durch die kWp und den Preis des Speichers durch seine nutzbaren kWh.

Table: So lesen Sie Ihr Angebot, bei etwa ${show(marketFigures.pricedSize)} (${marketFigures.storagePerKwh.source})

| Preis | Anlage je kWp | Speicher je kWh | Urteil |
| --- | --- | --- | --- |
| unter dem Üblichen | unter ${euro(system[0])} | unter ${euro(storage[0])} | Fragen Sie, was fehlt: Gerüst, Zählerschrank, Anmeldung, Überwachung. |
| günstig | ${range(system[0], system[1])} | ${range(storage[0], storage[1])} | Gut, wenn alle Zeilen der Liste unten darin sind. |
| fair | ${range(system[1], system[2])} | ${range(storage[1], storage[2])} | Ebenso. |
| teuer | ${range(system[2], system[3])} | ${range(storage[2], storage[3])} | Lassen Sie sich den Grund zeigen: schwieriges Dach, besondere Geräte. |
| über dem Üblichen | über ${euro(system[3])} | über ${euro(storage[3])} | Holen Sie ein zweites Angebot ein. |

> [!HINT] Wir sind selbst Anbieter
> Unsere eigene Spanne ist heute ${show(costs.perKwpToday)} bei ${show(costs.perKwpTodaySize)}, beim Speicher ${show(costs.storagePerKwhToday)}. Messen Sie sie an denselben Tabellen wie jede andere.

Ihr nächster Schritt: ${withCalculator(() => inline`[Ihr Angebot eingeben und prüfen](${paths.offerCheck}). Fehlt darin`) ?? 'Fehlt in Ihrem Angebot'} eine Zeile der Liste weiter unten, [fragen Sie uns](${consultationPath('dachpruefung')}) danach.
`;
