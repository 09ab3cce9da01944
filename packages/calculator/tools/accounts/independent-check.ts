/*
 * The accounts of four households, checked independently: it shares no code with the package, reads what
 * `independent-accounts.ts` writes, and works out every year anew from the law as it is read in the statutes and in the
 * draft of 29 July 2026. `pnpm --filter @rebhang-solar/calculator accounts` prints the table of README.md.
 */
import { text } from 'node:stream/consumers';

type Battery = {
  capacityKWh: number;
  powerKW: number;
  chargeEfficiency: number;
  dischargeEfficiency: number;
  standbyKW: number;
};
type Household = {
  name: string;
  kWp: number;
  householdKWh: number;
  feedsInAll: boolean;
  hasControllableDevice: boolean;
  solarOfHours: number[];
  loadOfTenMinutes: number[];
  negativeHours: number[];
  storage: Battery | null;
};
type Export = {
  prices: Record<string, number>;
  systemPrices: [number, number][];
  ageing: { modules: number; storage: number; storageLeast: number };
  losses: { all: number; atPeaks: number };
  households: Household[];
};
export type Account = {
  household: string;
  law: string;
  investment: number;
  sum: number;
  returnPerYear: number;
  /** Null: not within twenty years. */
  payback: number | null;
};

const data = JSON.parse(await text(process.stdin)) as Export;
const price = (name: string) => data.prices[name] ?? Number.NaN;

/** Of a part that is bought anew after its life, the share of its price that falls into a year: of its years those served. */
function boughtAnew(year: number, life: number): number {
  return year > 1 && (year - 1) % Math.round(life) === 0 ? Math.min(1, (21 - year) / life) : 0;
}

/** A year of a household whose parts are so old: kWh. */
function simulate(house: Household, year: number, limitShare: number) {
  const life = Math.round(price('storageLifeYears'));
  const sunLeft = (1 - data.ageing.modules) ** (year - 1);
  const age = (year - 1) % life;
  const battery = house.storage;
  const room =
    (battery?.capacityKWh ?? 0) * Math.max(data.ageing.storageLeast, 1 - data.ageing.storage * age);
  // At peaks the system loses less than on average, so the limit is reached earlier.
  const mostKW = (limitShare * house.kWp * (1 - data.losses.all)) / (1 - data.losses.atPeaks);
  let level = 0;
  let own = 0;
  let bought = 0;
  let fed = 0;
  let fedAtNegative = 0;
  house.loadOfTenMinutes.forEach((load, step) => {
    const hour = Math.floor(step / 6);
    const sun = (house.solarOfHours[hour] ?? 0) * sunLeft;
    const need = house.feedsInAll ? 0 : load + (battery?.standbyKW ?? 0);
    own += load / 6;
    let surplus = sun - need;
    if (battery && surplus > 0) {
      const taken = Math.min(
        surplus,
        battery.powerKW,
        ((room - level) * 6) / battery.chargeEfficiency,
      );
      level += (taken / 6) * battery.chargeEfficiency;
      surplus -= taken;
    } else if (battery) {
      const given = Math.min(-surplus, battery.powerKW, level * 6 * battery.dischargeEfficiency);
      level -= given / 6 / battery.dischargeEfficiency;
      surplus += given;
    }
    if (surplus > 0) {
      const out = Math.min(surplus, mostKW) / 6;
      fed += out;
      if (house.negativeHours[hour] === 1) fedAtNegative += out;
    } else {
      bought -= surplus / 6;
    }
    if (house.feedsInAll) bought += load / 6;
  });
  return { saved: own - bought, fed, fedAtNegative };
}

/** EEG 2023, start in February 2027: 7.62/6.59 ct, everything fed in 12.09/10.13 ct, by bands of 10 and 40 kW. */
function rateOfToday({ kWp, feedsInAll }: Household): number {
  const [small, large] = feedsInAll ? [12.09, 10.13] : [7.62, 6.59];
  return (Math.min(10, kWp) * small + Math.max(0, kWp - 10) * large) / kWp / 100;
}

/** Yearly caps of § 30 MsbG, less what the house pays without the roof: 25 € at least. */
function meterCost(
  { kWp, householdKWh, hasControllableDevice }: Household,
  byDraft: boolean,
): number {
  const bySize =
    kWp > 25
      ? 140 + 50
      : kWp > 15
        ? 110 + 50
        : kWp > 7
          ? 50 + 50
          : byDraft && kWp > 2
            ? 30 + 50
            : 0;
  const byUse = householdKWh > 10_000 ? 50 : householdKWh > 6000 ? 40 : 0;
  return Math.max(0, bySize - Math.max(25, byUse, hasControllableDevice ? 50 + 50 : 0));
}

function account(house: Household, law: 'EEG 2023' | 'draft'): Account {
  const byDraft = law === 'draft';
  const hasBox = house.kWp > (byDraft ? 2 : 7);
  const cost = meterCost(house, byDraft);
  let below: [number, number] = [0, 0];
  let system = 0;
  for (const [size, euros] of data.systemPrices) {
    if (size >= house.kWp) {
      system = below[1] + ((house.kWp - below[0]) * (euros - below[1])) / (size - below[0]);
      break;
    }
    below = [size, euros];
  }
  const storagePrice = (house.storage?.capacityKWh ?? 0) * price('storageCostPerKWh');
  const investment = system * price('systemPriceFactor') + storagePrice;

  let sum = -investment;
  const balances: number[] = [];
  let payback: number | null = null;
  for (let year = 1; year <= 20; year += 1) {
    // Meter and box come in at the end of the second year.
    const isMetered = year > 2 && (hasBox || house.householdKWh > 6000);
    const limit = byDraft ? 0.5 : hasBox && isMetered ? 9 : 0.6;
    const { saved, fed, fedAtNegative } = simulate(house, year, limit);
    const rate = byDraft ? (year <= 3 ? 0.052 : price('marketValue')) : rateOfToday(house);
    // § 51: nothing at negative prices from the January after the meter; the market's value has them in it.
    const isMeasured = isMetered || (house.hasControllableDevice && year > 1);
    const unpaid = isMeasured && (!byDraft || year <= 3) ? fedAtNegative : 0;
    let balance =
      saved * price('electricityPrice') * (1 + price('priceGrowthShare')) ** (year - 1) +
      (fed - unpaid) * rate;
    balance -= price('insurancePerYear') + price('insurancePerKWp') * house.kWp;
    balance -= price('servicePerYear') + (isMetered ? cost : 0);
    const inverterPrice = price('inverterCostPerKWp') * house.kWp;
    balance -= inverterPrice * boughtAnew(year, price('inverterLifeYears'));
    balance -= storagePrice * boughtAnew(year, price('storageLifeYears'));
    const before = sum;
    sum += balance;
    balances.push(balance);
    if (sum < 0) payback = null;
    else if (before < 0) payback = year - 1 + -before / balance;
  }
  return {
    household: house.name,
    law,
    investment,
    sum,
    returnPerYear: interestOf(investment, balances),
    payback,
  };
}

/** The interest by which the balances are worth what was paid, by steps of a hundredth of a per cent. */
function interestOf(paid: number, balances: readonly number[]): number {
  for (let rate = -0.1; rate < 1; rate += 0.0001) {
    const worth = balances.reduce(
      (sum, balance, year) => sum + balance / (1 + rate) ** (year + 1),
      0,
    );
    if (worth < paid) return rate;
  }
  return 1;
}

const accounts = data.households.flatMap((house) => [
  account(house, 'EEG 2023'),
  account(house, 'draft'),
]);
process.stdout.write(JSON.stringify(accounts));
