import type { Block } from '../../article.ts';
import { feedIn } from '../../figures/feed-in.ts';
import { show } from '../../figures/figure.ts';
import { metering } from '../../figures/metering.ts';
import { selfUse } from '../../figures/self-use.ts';
import { houseResults } from '../../houses/results.ts';
import { md } from '../../md.ts';
import { euro, kWh, percent } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawHeads, lawsFor } from './by-law-words.ts';

/** What the limit and the hours of negative prices cost in a year at the next rate, to five euros. */
const inEuros = (energy: number) => Math.round((energy * feedIn.upTo10kwpNext.value) / 100 / 5) * 5;

/** Energy that the limit takes, and energy that is fed in for nothing, by each law. */
function lossesByLaw(): Block {
  const laws = lawsFor('family');
  return {
    type: 'table',
    caption: `Im ersten Jahr bei ${show(selfUse.size)} und ${show(selfUse.consumption)} Verbrauch, vor dem Einbau von Smart Meter und Steuerbox`,
    head: ['Was wegfällt', ...lawHeads],
    rows: [
      [
        'Begrenzung, ohne Speicher',
        ...laws.map(({ result }) => kWh((result.withoutStorage ?? result.system).curtailedKWh)),
      ],
      [
        `Begrenzung, mit ${show(selfUse.storage)} Speicher`,
        ...laws.map(({ result }) => kWh(result.system.curtailedKWh)),
      ],
      [
        'Einspeisung zu negativen Preisen, mit Speicher',
        ...laws.map(({ result }) => `rund ${percent(result.system.atNegativePrices, 0)}`),
      ],
    ],
  };
}

/** Whether the limit costs more in the example than the hours of negative prices. */
function earlySmartMeter(): string {
  const { system } = houseResults.family.eeg2023;
  const limitCosts = inEuros(system.curtailedKWh);
  const negativeCosts = inEuros((system.feedInKWh * system.atNegativePrices) / 100);
  return `Im Beispiel nimmt die Begrenzung nach heutigem Gesetz rund ${euro(limitCosts)} im Jahr; sie fällt erst weg, wenn Zähler und Steuerbox eingebaut und geprüft sind. Mit dem Zähler allein beginnt aber im nächsten Januar die Regel der negativen Preise, und die kostet hier rund ${euro(negativeCosts)} im Jahr. ${
    negativeCosts > limitCosts
      ? 'Allein wegen der Begrenzung lohnt sich das Vorziehen also nicht.'
      : 'Das Vorziehen kann sich also lohnen.'
  }`;
}

/** The hours of most sun: energy cut, hours unpaid, and whether to ask for the smart meter early. */
export const solarPeaks = md`
## ${
  withCalculator(() => 'Solarspitzen: was sie kosten und wann der Smart Meter hilft') ??
  'Solarspitzen: wann der Smart Meter hilft'
} {#solarspitzen}
Folded: Was wegfällt, und ob ein früher Smart Meter hilft

An sonnigen Mittagen liefern alle Dächer zugleich: Darum gibt es die beiden Regeln. Ihr eigener Verbrauch und der Speicher sind davon nie betroffen.

${withCalculator(lossesByLaw)}

Soll man den Smart Meter früher verlangen, als er vorgeschrieben ist? Das kostet ${show(metering.optionalOnce)}. ${withCalculator(earlySmartMeter) ?? 'Die Begrenzung fällt erst weg, wenn auch die Steuerbox eingebaut und geprüft ist. Mit dem Zähler allein beginnt aber im nächsten Januar die Regel der negativen Preise.'}

Lassen Sie Anlage und Speicher so einstellen, dass der Speicher mittags lädt und nicht schon am Vormittag voll ist.
`;
