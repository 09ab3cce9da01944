import { show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { euroRange, paybackRange, verdictOn } from '../../houses/by-law.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import type { SystemResult } from '../../houses/results.ts';
import { houseTown } from '../../houses/standard-houses.ts';
import { md } from '../../md.ts';
import { returnText } from '../../pages/solar-calculator.ts';
import { faqSectionPath } from '../../paths.ts';
import { euro, formatNumber, kWh, kWp, signedEuro } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawHeads, lawsFor, startMonth } from './by-law-words.ts';

const names = ['couple', 'familyWithCar', 'heatPumpAndCar'] as const;
type Name = (typeof names)[number];

const described: Record<Name, string> = {
  couple: 'Zwei Personen',
  familyWithCar: 'Fünf, mit Auto',
  heatPumpAndCar: 'Fünf, Auto, Wärme\u00adpumpe',
};

const heads = names.map((name) => described[name]);

const cautious = (name: Name) => lawsFor(name)[0].result.system;

const row = (label: string, cell: (system: SystemResult, name: Name) => string) => [
  label,
  ...names.map((name) => cell(cautious(name), name)),
];

/** Three households over twenty years, line by line. */
export const households = withCalculator(compared);

function compared() {
  const [first] = lawsFor('couple');
  return md`
## Was verschiedene Haushalte in 20~Jahren davon haben {#haushalte}
Folded: Zwei, vier und fünf Personen, mit und ohne Elektroauto

Es entscheidet vor allem, wie viel Strom im Haus bleibt. Alle drei Häuser stehen in ${houseTown}, starten im ${startMonth} und haben die Größe, zu der unser Rechner rät; gesparter Strom zählt ${show(marketFigures.electricityPrice)}, denn der Grundpreis bleibt.

${{
  type: 'table',
  caption: `In 20\u00A0Jahren, vorsichtig ${first.label} gerechnet; das Paar hat ein Dach nach Ost und West`,
  numeric: true,
  head: ['Posten', ...heads],
  rows: [
    row('Module', (system) => kWp(system.kWp)),
    row('Speicher', ({ storageKWh }) => kWh(storageKWh)),
    row('Verbrauch, kWh im Jahr', ({ consumptionKWh }) =>
      formatNumber(Math.round(consumptionKWh / 100) * 100),
    ),
    row('Kaufpreis', ({ investment }) => signedEuro(-investment)),
    row('Nicht gekaufter Strom', ({ savedInTwenty }) => euro(savedInTwenty)),
    row('Einspeisung', ({ earnedInTwenty }) => euro(earnedInTwenty.value)),
    row('Versicherung', ({ costsInTwenty: { insurance } }) => signedEuro(-insurance)),
    row('Wartung', ({ costsInTwenty: { service } }) => signedEuro(-service)),
    row('Zähler und Steuerbox', ({ costsInTwenty: { metering } }) => signedEuro(-metering)),
    row('Neuer Wechsel\u00adrichter', ({ costsInTwenty: { inverter } }) => signedEuro(-inverter)),
    row('Neuer Speicher, Anteil', ({ costsInTwenty: { storage } }) => signedEuro(-storage)),
    row('Was bleibt', ({ afterTwenty }) => signedEuro(afterTwenty.value)),
  ],
}}

${{
  type: 'table',
  caption:
    'Lohnt es sich? Was bleibt, mit der Spanne, in der acht von zehn Fällen liegen, und nach wie vielen Jahren es bezahlt ist',
  head: ['Haushalt und Urteil', ...lawHeads],
  rows: names.map((name) => [
    `${described[name]}: ${verdictOn(name)}`,
    ...lawsFor(name).map(
      ({ result: { system } }) =>
        `${euroRange(system.afterTwenty)}, ${returnText(system.returnPercent.value)} Rendite im Jahr, bezahlt nach ${paybackRange(system.payback)}`,
    ),
  ]),
}}

- Besser wird es mit einem günstigeren Angebot und mit mehr Verbrauch am Tag.
- Schlechter wird es bei Schatten, mit einem Kredit und wenn niemand tagsüber Strom braucht.
- Ein Dach, das sich nach der vorsichtigen Rechnung nicht trägt, darf warten.

Ihr nächster Schritt: [das eigene Haus rechnen](${calculationPath('family')}) und danach [den Preis prüfen](${faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis')}).
`;
}
