import type { Section } from '../../article.ts';
import { prices } from '../../company/prices.ts';
import { costs } from '../../figures/costs.ts';
import { asOf, show } from '../../figures/figure.ts';
import { market, systemPriceRows } from '../../figures/market.ts';
import { selfUse } from '../../figures/self-use.ts';
import { euroRange, type LawResult, paybackRange } from '../../houses/by-law.ts';
import { consultationPath } from '../../paths.ts';
import { euro, formatNumber, germanRange, withUnit } from '../../typography.ts';
import { lawsFor } from './words.ts';

const [low, high] = market.systemPerKwpRange.value;
const [storageLow, storageHigh] = market.storagePerKwhRange.value;
const middle = market.systemPerKwp.value;
const storageMiddle = market.storagePerKwh.value;
const [cautious, other] = lawsFor('family') as readonly [LawResult, LawResult?];
const range = ([from, to]: readonly [number, number]) => withUnit(germanRange(from, to), '€');

/** What an offer should cost: the market's prices by size, and how to read one's own. */
export const fairOffer = {
  id: 'fairer-preis',
  title: 'Ist mein Angebot fair?',
  blocks: [
    {
      type: 'text',
      text: 'Teilen Sie den Endpreis ohne Speicher durch die kWp und den Preis des Speichers durch seine nutzbaren kWh. Vergleichen Sie beides mit dem, was 2026 üblich war. Kleine Anlagen kosten je kWp mehr, weil Gerüst, Planung und Anmeldung kaum billiger werden.',
    },
    {
      type: 'table',
      caption: `Anlage ohne Speicher, fertig montiert und angemeldet (${asOf(market.systemPerKwp)}; ${market.systemPerKwp.source})`,
      numeric: true,
      head: ['Größe', 'Mitte des Marktes', 'Spanne', 'Mitte je kWp'],
      rows: systemPriceRows.map(({ kWp, euros, range: span }) => [
        withUnit(formatNumber(kWp), 'kWp'),
        euro(euros),
        range(span),
        euro(Math.round(euros / kWp / 10) * 10),
      ]),
    },
    {
      type: 'table',
      caption: `So lesen Sie Ihr Angebot, bei etwa ${show(selfUse.size)} (Speicher: ${market.storagePerKwh.source})`,
      head: ['Preis', 'Anlage je kWp', 'Speicher je kWh', 'Urteil'],
      rows: [
        [
          'sehr niedrig',
          `unter ${euro(low)}`,
          `unter ${euro(storageLow)}`,
          'Fragen Sie, was fehlt: Gerüst, Zählerschrank, Anmeldung, Überwachung.',
        ],
        [
          'günstig',
          range([low, middle]),
          range([storageLow, storageMiddle]),
          'Gut, wenn alle Zeilen der Liste unten darin sind.',
        ],
        [
          'gehoben',
          range([middle, high]),
          range([storageMiddle, storageHigh]),
          'In Ordnung bei schwierigem Dach oder besonderen Geräten. Lassen Sie sich den Grund zeigen.',
        ],
        [
          'teuer',
          `über ${euro(high)}`,
          `über ${euro(storageHigh)}`,
          'Holen Sie ein zweites Angebot ein.',
        ],
      ],
    },
    {
      type: 'note',
      kind: 'hint',
      title: 'Wir sind selbst Anbieter',
      text: `Unsere eigene Spanne ist ${show(costs.perKwp)} und beim nachgerüsteten Speicher ${show(prices.expansionStoragePerKwh)}. Messen Sie sie an denselben Tabellen wie jede andere.`,
    },
    {
      type: 'text',
      text: `Ein Beispiel zur Mitte des Marktes: ${show(selfUse.size)} und ${show(selfUse.largeStorage)} Speicher kosten ${euro(cautious.result.system.investment)}. Bei ${show(selfUse.consumption)} Verbrauch bleiben davon nach 20 Jahren ${euroRange(cautious.result.system.afterTwenty)}, bezahlt ist die Anlage nach ${paybackRange(cautious.result.system.payback)} (${cautious.label}).${
        other === undefined
          ? ''
          : ` ${capital(other.condition)}, wären es ${euroRange(other.result.system.afterTwenty)} und ${paybackRange(other.result.system.payback)}.`
      } Jeder Euro am Kaufpreis verschiebt das Ergebnis um einen Euro.`,
    },
    {
      type: 'text',
      text: [
        'Ihr nächster Schritt: das Angebot mit der Liste weiter unten durchgehen. Fehlt eine Zeile, ',
        { text: 'fragen Sie uns', to: consultationPath('dachpruefung') },
        ' oder den anderen Betrieb danach.',
      ],
    },
  ],
} as const satisfies Section;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
