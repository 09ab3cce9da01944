import { show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { euroRange, paybackRange, regimeLabels } from '../../houses/by-law.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import type { SystemResult } from '../../houses/results.ts';
import { houseTown, standardHouses } from '../../houses/standard-houses.ts';
import { blocks, md } from '../../md.ts';
import { returnText } from '../../pages/solar-calculator.ts';
import { faqSectionPath } from '../../paths.ts';
import { euro, formatNumber, kWh, kWp, signedEuro } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawsFor, startMonth } from './by-law-words.ts';

const names = ['couple', 'familyWithCar', 'heatPumpAndCar'] as const;
type Name = (typeof names)[number];

const described: Record<Name, string> = {
  couple: 'Zwei Personen',
  familyWithCar: 'Familie, Auto',
  heatPumpAndCar: 'Wärme\u00adpumpe, Auto',
};

const heads = names.map((name) => described[name]);

const cautious = (name: Name) => lawsFor(name)[0].result.system;

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
export const households = withCalculator(compared);

function compared() {
  const [first, second] = lawsFor('couple');
  return md`
## Was verschiedene Haushalte in 20~Jahren davon haben {#haushalte}

Ob sich eine Anlage lohnt, entscheidet vor allem, wie viel Strom im Haus bleibt. Alle drei Häuser stehen in ${houseTown}, starten im ${startMonth} und zahlen Marktpreise von 2026; gesparter Strom zählt ${show(marketFigures.electricityPrice)}, denn der Grundpreis bleibt.

${{
  type: 'table',
  caption: `In 20\u202FJahren, vorsichtig gerechnet (${first.label}); das Paar hat ein Dach nach Ost und West`,
  numeric: true,
  head: ['Posten', ...heads],
  rows: [
    ['Module', ...names.map((name) => kWp(standardHouses[name].kWp))],
    ['Speicher', ...names.map((name) => kWh(standardHouses[name].storageKWh))],
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

Table: Wie sicher das ist (${first.label}); in Klammern die Spanne, in der acht von zehn Fällen liegen

| Haushalt und Urteil | Was bleibt | Bezahlt nach |
| --- | --- | --- |
${names.map((name) => {
  const system = cautious(name);
  return [
    `${described[name]}: ${verdict(system)}`,
    euroRange(system.afterTwenty),
    paybackRange(system.payback),
  ];
})}

${
  second === undefined
    ? undefined
    : blocks`
Table: Dieselben Häuser: ${second.condition} (${regimeLabels[second.regime]})

| Haushalt | Was bleibt | Bezahlt nach |
| --- | --- | --- |
${names.map((name) => {
  const system = lawsFor(name)[1]?.result.system ?? cautious(name);
  return [described[name], euroRange(system.afterTwenty), paybackRange(system.payback)];
})}
`
}

Als Rendite gelesen, nach allen Kosten: bei der Familie mit Auto ${returnText(cautious('familyWithCar').returnPercent.value)} im Jahr, bei zwei Personen ${returnText(cautious('couple').returnPercent.value)}. Was Ihr Geld sonst an Zinsen brächte, ist davon nicht abgezogen.

- Besser wird es mit einem günstigeren Angebot, mit mehr Verbrauch am Tag (Auto, Wärmepumpe) und mit einer kleineren Anlage oder einem kleineren Speicher.
- Schlechter wird es bei Schatten, bei hohen Zinsen und wenn niemand tagsüber Strom braucht.
- Ein Dach, das sich nach der vorsichtigen Rechnung nicht trägt, darf warten.

Ihr nächster Schritt: [das eigene Haus rechnen](${calculationPath('family')}) und danach [den Preis prüfen](${faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis')}).
`;
}
