import { leftOf, outcomesOf, type Plan } from '../answer/account.ts';
import { casesOf } from '../answer/cases.ts';
import { simulateEnergy } from '../answer/energy.ts';
import { medianOf, returnIn } from '../answer/measures.ts';
import type { Size } from '../answer/sizes.ts';
import { type Verdict, verdictOf, verdicts } from '../answer/verdict.ts';
import { withDefaults } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { regimesOf } from '../law/regime.ts';
import { purchase } from '../money/costs.ts';

interface Tried extends Size {
  left: number[];
  verdict: Verdict;
  price: number;
}

/** The named size by trying each of them, as the method is written down and not as the search does it. */
export function tryEverySize(house: CalculatorInput, mostKWp: number) {
  const assumptions = withDefaults();
  const regimes = regimesOf(assumptions.commissioning);
  const cases = casesOf(house, assumptions, {});
  const halves = Array.from({ length: 15 }, (_, index) => 3 + index / 2);
  const wholes = Array.from({ length: 20 }, (_, index) => 11 + index);
  const systems = [...[...halves, ...wholes].filter((kWp) => kWp < mostKWp), mostKWp];
  const storages = [0, ...Array.from({ length: 18 }, (_, index) => 3 + index)];
  const all = systems.flatMap((kWp) =>
    storages.map((storageKWh): Tried => {
      const input = { ...house, kWp, storageKWh };
      const energy = simulateEnergy(input, {});
      const plans = regimes.map((regime): Plan => ({ input, assumptions, regime, energy, cases }));
      const { solarCost, storageCost } = purchase(input, assumptions);
      return {
        kWp,
        storageKWh,
        left: plans.map((plan) => medianOf(leftOf(plan))),
        verdict: verdictOf(plans.map((plan) => returnIn(outcomesOf(plan)))),
        price: solarCost + storageCost,
      };
    }),
  );
  const most = regimes.map((_, law) => Math.max(...all.map(({ left }) => left[law] as number)));
  const regretOf = ({ left }: Pick<Tried, 'left'>) =>
    Math.max(...most.map((best, law) => best - (left[law] as number)));
  const best = Math.min(...all.map(({ verdict }) => verdicts.indexOf(verdict)));
  const withVerdict = all.filter(({ verdict }) => verdict === verdicts[best]);
  const leaving = withVerdict.filter(({ left }) => (left.at(-1) as number) >= 0);
  const candidates = leaving.length > 0 ? leaving : withVerdict;
  const least = Math.min(...candidates.map(regretOf));
  const named = candidates
    .filter((size) => regretOf(size) <= least + 300)
    .reduce((one, other) => (other.price < one.price ? other : one));
  return { all, named, least, regretOf };
}
