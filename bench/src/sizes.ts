import { sizesOf } from '@rebhang-solar/calculator/answer/sizes';
import { verdictOf } from '@rebhang-solar/calculator/answer/verdict';
import { houseOf, parseQuery } from '@rebhang-solar/calculator/query/query';
import { householdsByChance, tryEverySize } from '@rebhang-solar/calculator/testing/every-size';

/** So many households, unless the first option says otherwise: some five minutes. */
const households = 200;

/**
 * The sizes that the calculator names for households by chance beside those that trying every size names: how many
 * have the same verdict and size, and how much more a named one leaves to regret, euros.
 */
export async function run([count = String(households)]: string[]): Promise<void> {
  const found = householdsByChance(Number(count)).map((address) => {
    const house = houseOf(parseQuery(new URLSearchParams(address)).query);
    const { all, least, named: tried, regretOf } = tryEverySize(house);
    const { named } = sizesOf(house, {});
    const same = all.find(
      ({ kWp, storageKWh }) => kWp === named.kWp && storageKWh === named.storageKWh,
    );
    if (same === undefined) throw new Error(`${address}: the named size is none of all`);
    const isSameVerdict =
      same.verdict === tried.verdict && verdictOf(named.returns) === same.verdict;
    const more = Math.round(regretOf(same) - least - 300);
    if (!isSameVerdict || more > 50) {
      console.log(
        `${address}: ${same.verdict} instead of ${tried.verdict}, ${more} € beyond the bound`,
      );
    }
    return {
      isSameVerdict,
      isSameSize: same.kWp === tried.kWp && same.storageKWh === tried.storageKWh,
      isSameMoney: named.left.every((left, index) => left === same.left[index]),
      more,
    };
  });
  const countOf = (is: (one: (typeof found)[number]) => boolean) => found.filter(is).length;
  console.log(`${found.length} households`);
  console.log(`the same verdict: ${countOf(({ isSameVerdict }) => isSameVerdict)}`);
  console.log(`the same size: ${countOf(({ isSameSize }) => isSameSize)}`);
  console.log(`the same money at that size: ${countOf(({ isSameMoney }) => isSameMoney)}`);
  console.log(
    `greatest regret beyond the bound: ${Math.max(0, ...found.map(({ more }) => more))} €`,
  );
}
