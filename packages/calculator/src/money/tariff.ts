/** Where the law's first band begins to fall. */
const firstMonth = '2024-02';

/** Upper end of each band, kWp; the value to be applied, and what full feeding in adds, cents. */
const bands = [
  { upTo: 10, value: 8.6, full: 4.8 },
  { upTo: 40, value: 7.5, full: 3.8 },
  { upTo: 100, value: 6.2, full: 5.1 },
] as const;
/** What is taken off because the grid operator sells it, cents. */
const sellingCost = 0.4;
/** All values fall by one per cent every half year. */
const halfYearly = 0.99;

/**
 * The tariff of a system up to 100 kWp by §§ 21, 48, 49 and 53 EEG 2023, cents for each kWh with the bands
 * of its size weighted; paid to the end of the twentieth year after the start. Each half year's rates come
 * from the law's first values, never from the rounded rates before. For a start from 2027 on it is what the
 * law says by its letter; whether it will hold, see `law/regime.ts`.
 *
 * @param commissioning month of the start, as "2026-11"; not before February 2024
 */
export function feedInTariff(
  kWp: number,
  commissioning: string,
  feedIn: 'surplus' | 'full' = 'surplus',
): number {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(commissioning) || commissioning < firstMonth) {
    throw new RangeError(
      `commissioning must be a month from ${firstMonth} on, not ${commissioning}`,
    );
  }
  const rates = ratesAfter(halfYears(commissioning), feedIn);
  if (kWp <= 0) {
    return rates[0] as number;
  }
  let below = 0;
  let sum = 0;
  bands.forEach(({ upTo }, band) => {
    sum += Math.max(0, Math.min(kWp, upTo) - below) * (rates[band] as number);
    below = upTo;
  });
  return sum / kWp;
}

/** A year's mean of its months' rates, cents, from 2007 to 2023: of a roof up to 10 kWp, before April 2012 up to 30. */
const formerRates: readonly number[] = [
  49.21, 46.75, 43.01, 36.34, 28.74, 20.09, 15.29, 13.02, 12.4, 12.31, 12.24, 12.05, 10.72, 9.1,
  7.53, 7.23, 8.2,
];

/**
 * What a system that exists gets for its surplus, cents for each kWh, by the year of its start alone: the mean of that
 * year's rates. What lies above 10 kWp got some 5 per cent less from April 2012 on, 13 from August 2022; until 2023
 * that is left out, so that no storage seems better for it.
 *
 * @param year from 2007 on
 */
export function feedInTariffOfYear(kWp: number, year: number): number {
  const former = formerRates[year - 2007];
  return former ?? (feedInTariff(kWp, `${year}-02`) + feedInTariff(kWp, `${year}-08`)) / 2;
}

/** Cents of each band, up to 10, 40 and 100 kWp, when the values have fallen so often. */
function ratesAfter(falls: number, feedIn: 'surplus' | 'full'): readonly number[] {
  return bands.map(({ value, full }) => {
    const first = feedIn === 'full' ? value + full : value;
    return Math.round(first * halfYearly ** falls * 100) / 100 - sellingCost;
  });
}

/**
 * What the law's formula gives for a month: cents for each band, up to 10, 40 and 100 kWp, rounded to two
 * places as they are published.
 *
 * @param commissioning month of the start, as "2026-11"; not before February 2024
 */
export function lawRates(
  commissioning: string,
  feedIn: 'surplus' | 'full' = 'surplus',
): readonly number[] {
  return ratesAfter(halfYears(commissioning), feedIn).map((rate) => Math.round(rate * 100) / 100);
}

/** How often the values have fallen by this month. */
function halfYears(month: string): number {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
  return Math.floor((months(month) - months(firstMonth)) / 6) + 1;
}
