import { leftOf, outcomesOf, planOf } from '../answer/account.ts';
import { casesOf } from '../answer/cases.ts';
import { simulateEnergy } from '../answer/energy.ts';
import { medianOf, returnIn } from '../answer/measures.ts';
import type { House, Size } from '../answer/sizes.ts';
import { type Verdict, verdictOf, verdicts } from '../answer/verdict.ts';
import { withDefaults } from '../assumptions.ts';
import { regimesOf } from '../law/regime.ts';
import { randomNumbers } from '../load/random.ts';
import { purchase } from '../money/costs.ts';

interface Tried extends Size {
  left: number[];
  verdict: Verdict;
  price: number;
}

/** The named size by trying each of them: among those with the best verdict, so that no page says less than its table. */
export function tryEverySize({ input, today, layouts: [layout], bounds: { mostKWp } }: House) {
  const assumptions = withDefaults();
  const regimes = regimesOf(assumptions.commissioning);
  const cases = casesOf(input, assumptions, {});
  const halves = Array.from({ length: 15 }, (_, index) => 3 + index / 2);
  const wholes = Array.from({ length: 20 }, (_, index) => 11 + index);
  const systems = [...[...halves, ...wholes].filter((kWp) => kWp < mostKWp), mostKWp];
  const storages = [0, ...Array.from({ length: 18 }, (_, index) => 3 + index)];
  const all = systems.flatMap((kWp) =>
    storages.map((storageKWh): Tried => {
      const plans = [input, ...(today ? [today] : [])].map((household) => {
        const sized = { ...household, kWp, storageKWh, planes: layout(kWp) };
        return planOf(sized, assumptions, simulateEnergy(sized, {}), cases);
      });
      const [plan] = plans as [(typeof plans)[number]];
      return {
        kWp,
        storageKWh,
        left: plans.flatMap((one) => leftOf(one, regimes).map(medianOf)),
        verdict: verdictOf(regimes.map((regime) => returnIn(outcomesOf(plan, regime)))),
        price: purchase(plan.input, assumptions).investment,
      };
    }),
  );
  const most = (all[0]?.left ?? []).map((_, index) =>
    Math.max(...all.map(({ left }) => left[index] as number)),
  );
  const regretOf = ({ left }: Pick<Tried, 'left'>) =>
    Math.max(...most.map((best, index) => best - (left[index] as number)));
  const best = Math.min(...all.map(({ verdict }) => verdicts.indexOf(verdict)));
  const withVerdict = all.filter(({ verdict }) => verdict === verdicts[best]);
  const leaving = withVerdict.filter(({ left }) => (left[regimes.length - 1] as number) >= 0);
  const candidates = leaving.length > 0 ? leaving : withVerdict;
  const least = Math.min(...candidates.map(regretOf));
  const named = candidates
    .filter((size) => regretOf(size) <= least + 300)
    .reduce((one, other) => (other.price < one.price ? other : one));
  return { all, named, least, regretOf };
}

/** Addresses of households by chance, the same ones every time. */
export function householdsByChance(count: number): string[] {
  const random = randomNumbers(51);
  const one = (values: readonly string[]) => values[Math.floor(random() * values.length)];
  return Array.from(
    { length: count },
    () =>
      `haustyp=${one(['einfamilienhaus', 'doppelhaus', 'reihenhaus'])}&richtung=${one(['sued', 'suedost', 'suedwest', 'ost', 'west', 'ost-west'])}&personen=${one(['1', '2', '3', '4', '5'])}&geplant=${one(['nichts', 'nichts', 'auto', 'waermepumpe'])}`,
  );
}
