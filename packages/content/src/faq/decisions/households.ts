import { show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { euroRange, paybackRange, verdictOn } from '../../houses/by-law.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import { houseTown } from '../../houses/standard-houses.ts';
import { md } from '../../md.ts';
import { returnText } from '../../pages/solar-calculator.ts';
import { faqSectionPath } from '../../paths.ts';
import { kWh, kWp } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawHeads, lawsFor, startMonth } from './by-law-words.ts';

const names = ['couple', 'familyWithCar', 'heatPumpAndCar'] as const;
type Name = (typeof names)[number];

const described: Record<Name, string> = {
  couple: 'Zwei Personen, Ost-West-Dach',
  familyWithCar: 'Fünf, mit Elektroauto',
  heatPumpAndCar: 'Fünf, mit Elektroauto und Wärme\u00adpumpe',
};

/** Three households after twenty years. */
export const households = withCalculator(compared);

function compared() {
  const named = (name: Name) => {
    const { kWp: size, storageKWh } = lawsFor(name)[0].result.system;
    return `${described[name]}; ${kWp(size)}, ${kWh(storageKWh)} Speicher: ${verdictOn(name)}`;
  };
  return md`
## Was verschiedene Haushalte in 20~Jahren davon haben {#haushalte}
Folded: Zwei und fünf Personen, mit Elektroauto und Wärmepumpe

Es entscheidet vor allem, wie viel Strom im Haus bleibt. Die Häuser stehen in ${houseTown}, starten im ${startMonth} und haben die Größe, zu der unser Rechner rät; gesparter Strom zählt ${show(marketFigures.electricityPrice)}, denn der Grundpreis bleibt.

${{
  type: 'table',
  caption:
    'Lohnt es sich? Was bleibt, mit der Spanne, in der acht von zehn Fällen liegen, und nach wie vielen Jahren es bezahlt ist',
  head: ['Haushalt und Urteil', ...lawHeads],
  rows: names.map((name) => [
    named(name),
    ...lawsFor(name).map(
      ({ result: { system } }) =>
        `${euroRange(system.afterTwenty)}, ${returnText(system.returnPercent.value)} Rendite im Jahr, bezahlt nach ${paybackRange(system.payback)}`,
    ),
  ]),
}}

Ein Dach, das sich nach der vorsichtigen Rechnung nicht trägt, darf warten.

Ihr nächster Schritt: [das eigene Haus rechnen](${calculationPath('family')}) und danach [den Preis prüfen](${faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis')}).
`;
}
