import { defaultAssumptions } from '@rebhang-solar/calculator/assumptions';
import type { Section } from '../../article.ts';
import { show } from '../../figures/figure.ts';
import { market } from '../../figures/market.ts';
import { euroRange, paybackRange, regimeLabels, spanOf } from '../../houses/by-law.ts';
import type { SystemResult } from '../../houses/results.ts';
import { standardHouses } from '../../houses/standard-houses.ts';
import { calculationPath, faqSectionPath } from '../../paths.ts';
import { euro, formatNumber, withUnit } from '../../typography.ts';
import { lawsFor, signedEuro } from './words.ts';

const names = ['couple', 'familyWithCar', 'heatPumpAndCar'] as const;
type Name = (typeof names)[number];

const described: Record<Name, string> = {
  couple: 'Zwei Personen, Dach nach Ost und West',
  familyWithCar: 'Familie mit Elektroauto',
  heatPumpAndCar: 'Wärmepumpe und Elektroauto',
};

const size = (name: Name) => {
  const { kWp, storageKWh } = standardHouses[name];
  return `${withUnit(formatNumber(kWp), 'kWp')}, ${withUnit(formatNumber(storageKWh), 'kWh')} Speicher`;
};

const cautious = (name: Name) => lawsFor(name)[0].result.system;
const [first, second] = lawsFor('couple');

const row = (label: string, cell: (system: SystemResult, name: Name) => string) => [
  label,
  ...names.map((name) => cell(cautious(name), name)),
];

/** Whether it pays is said by the whole range, never by its middle alone. */
function verdict({ afterTwenty: { low, value } }: SystemResult): string {
  if (low > 0) return 'lohnt sich';
  return value > 0 ? 'lohnt sich wahrscheinlich' : 'lohnt sich eher nicht';
}

/** Three households over twenty years, line by line. */
export const households = {
  id: 'haushalte',
  title: 'Was verschiedene Haushalte in 20 Jahren davon haben',
  blocks: [
    {
      type: 'text',
      text: `Ob sich eine Anlage lohnt, entscheidet vor allem, wie viel Strom im Haus bleibt. Alle drei Häuser stehen in Dresden, starten im Februar 2027 und zahlen Marktpreise von 2026; gesparter Strom zählt ${show(market.electricityPrice)}, denn der Grundpreis bleibt.`,
    },
    {
      type: 'table',
      caption: `In 20 Jahren, nach der vorsichtigeren Rechnung (${first.label}); in Klammern die Spanne, in der acht von zehn Fällen liegen`,
      head: ['Posten', ...names.map((name) => described[name])],
      rows: [
        row('Anlage', (_system, name) => size(name)),
        row('Verbrauch im Jahr', ({ consumptionKWh }) =>
          withUnit(formatNumber(Math.round(consumptionKWh / 100) * 100), 'kWh'),
        ),
        row('Kaufpreis', ({ investment }) => euro(investment)),
        row('Nicht gekaufter Strom', ({ savedInTwenty }) => euro(savedInTwenty)),
        row('Einspeisung', ({ earnedInTwenty }) => spanOf(earnedInTwenty)),
        row('Versicherung und Wartung', ({ costsInTwenty: { insurance, service } }) =>
          signedEuro(-(insurance + service)),
        ),
        row('Zähler und Steuerbox', ({ costsInTwenty: { metering } }) => signedEuro(-metering)),
        row('Neuer Wechselrichter', ({ costsInTwenty: { inverter } }) => signedEuro(-inverter)),
        row('Ersatz des Speichers, Anteil', ({ costsInTwenty: { storage } }) =>
          signedEuro(-storage),
        ),
        row('Was bleibt', ({ afterTwenty }) => euroRange(afterTwenty)),
        row('Bezahlt nach', ({ payback }) => paybackRange(payback)),
        row('Urteil', verdict),
      ],
    },
    ...(second === undefined
      ? []
      : ([
          {
            type: 'table',
            caption: `Dieselben Häuser: ${second.condition} (${regimeLabels[second.regime]})`,
            head: ['Ergebnis', ...names.map((name) => described[name])],
            rows: [
              [
                'Was bleibt',
                ...names.map((name) =>
                  euroRange(
                    lawsFor(name)[1]?.result.system.afterTwenty ?? cautious(name).afterTwenty,
                  ),
                ),
              ],
              [
                'Bezahlt nach',
                ...names.map((name) =>
                  paybackRange(lawsFor(name)[1]?.result.system.payback ?? cautious(name).payback),
                ),
              ],
            ],
          },
        ] as const)),
    {
      type: 'text',
      text: `Zinsen stecken nicht darin. Wer sein Geld sonst zu ${withUnit(formatNumber(defaultAssumptions.discountRate * 100), '%')} anlegt, zählt spätere Jahre weniger: Dann sind es bei der Familie mit Auto ${euroRange(cautious('familyWithCar').netPresentValue)}, bei zwei Personen ${euroRange(cautious('couple').netPresentValue)}.`,
    },
    {
      type: 'list',
      items: [
        'Besser wird es mit einem günstigeren Angebot, mit mehr Verbrauch am Tag und mit einem kleineren Speicher.',
        'Schlechter wird es bei Schatten, bei hohen Zinsen und wenn niemand tagsüber Strom braucht.',
        'Ein Dach, das sich nach der vorsichtigen Rechnung nicht trägt, darf warten. Die Preise sind zuletzt gefallen.',
      ],
    },
    {
      type: 'text',
      text: [
        'Ihr nächster Schritt: ',
        { text: 'das eigene Haus rechnen', to: calculationPath },
        ' und danach ',
        {
          text: 'den Preis prüfen',
          to: faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis'),
        },
        '.',
      ],
    },
  ],
} as const satisfies Section;
