import {
  type MarketName,
  type MarketValue,
  offerExtras,
  systemPrice,
  systemPrices,
  usualStart,
  market as values,
  valuesAsOf,
} from '@rebhang-solar/calculator/market';
import type { IsoDate, IsoMonth } from '../typography.ts';
import type { Figure, Unit } from './figure.ts';

const dated = {
  asOf: valuesAsOf as IsoMonth,
  validUntil: '2027-03-31',
  shownAs: 'current',
} as const;

/** Our own assumption is called one wherever its source is shown. */
const sourceOf = ({ source, isAssumption }: MarketValue) =>
  isAssumption ? `Annahme: ${source}` : source;

const factorOf: Partial<Record<Unit, number>> = { 'ct/kWh': 100, '%': 100 };

/** The middle of the market: what every example and the calculator start from. */
function middle<Of extends Unit>(name: MarketName, unit: Of, per?: string) {
  const value = Math.round(values[name].value * (factorOf[unit] ?? 1) * 1000) / 1000;
  return { ...dated, value, unit, source: sourceOf(values[name]), ...(per && { per }) };
}

/** The range of the same value. */
function range<Of extends Unit>(name: MarketName, unit: Of, per?: string) {
  const [low, high] = values[name].range.map(
    (value) => Math.round(value * (factorOf[unit] ?? 1) * 1000) / 1000,
  ) as [number, number];
  return {
    ...dated,
    value: [low, high] as readonly [number, number],
    unit,
    source: sourceOf(values[name]),
    ...(per && { per }),
  };
}

/** What a part of an offer usually costs where the price leaves it out. */
function extra(name: keyof typeof offerExtras) {
  const { range, ...value } = offerExtras[name];
  return { ...dated, value: range, unit: '€', source: sourceOf({ range, ...value }) } as const;
}

/** The size for which texts name the price of a kWp, kWp. */
const pricedSize = 10;

/** What a kWp of it costs, by a factor on the middle price. */
const pricePerKWp = (factor: number) =>
  Math.round((systemPrice(pricedSize) * factor) / pricedSize / 10) * 10;
const [leastFactor, mostFactor] = values.systemPriceFactor.range;
const systemPerKwp = {
  ...dated,
  unit: '€',
  per: 'je kWp',
  source: sourceOf(values.systemPriceFactor),
} as const;

/**
 * The prices of 2026, in one place: the middle of the market and its range, taken from the calculator, which
 * reckons with the same. The company's own prices stand in `company/prices.ts`; those of January 2025 there, too.
 */
export const marketFigures = {
  /** The Arbeitspreis alone; the Grundpreis stays to be paid. */
  electricityPrice: middle('electricityPrice', 'ct/kWh'),
  electricityPriceRange: range('electricityPrice', 'ct/kWh'),
  pricedSize: { ...dated, value: pricedSize, unit: 'kWp', source: systemPerKwp.source },
  /** What each kWp of it costs; other sizes by {@link systemPriceRows}. */
  systemPerKwp: { ...systemPerKwp, value: pricePerKWp(1) },
  systemPerKwpRange: {
    ...systemPerKwp,
    value: [pricePerKWp(leastFactor), pricePerKWp(mostFactor)],
  },
  storagePerKwh: middle('storageCostPerKWh', '€', 'je kWh'),
  storagePerKwhRange: range('storageCostPerKWh', '€', 'je kWh'),
  servicePerYear: middle('servicePerYear', '€', 'im Jahr'),
  servicePerYearRange: range('servicePerYear', '€', 'im Jahr'),
  inverterPerKwp: middle('inverterCostPerKWp', '€', 'je kWp'),
  inverterPerKwpRange: range('inverterCostPerKWp', '€', 'je kWp'),
  inverterLife: middle('inverterLifeYears', 'Jahre'),
  inverterLifeRange: range('inverterLifeYears', 'Jahre'),
  storageLife: middle('storageLifeYears', 'Jahre'),
  storageLifeRange: range('storageLifeYears', 'Jahre'),
  degradation: middle('degradationShare', '%', 'im Jahr'),
  negativePriceShare: middle('negativePriceShare', '%'),
  negativePriceShareRange: range('negativePriceShare', '%'),
  /** The draft: what a fed-in kilowatt-hour is worth after the transition payment. */
  valueAfterTransition: middle('marketValue', 'ct/kWh'),
  valueAfterTransitionRange: range('marketValue', 'ct/kWh'),
  scaffold: extra('geruest'),
  storageFitting: extra('einbau'),
  meterCabinet: extra('zaehlerschrank'),
  gridRegistration: extra('anmeldung'),
  /**
   * The month in which whoever orders now starts, from the lead time `installation.total`; every household
   * of the site starts in it.
   */
  usualStart: {
    value: `${usualStart}-01` as IsoDate,
    unit: '',
    asOf: valuesAsOf as IsoMonth,
    validUntil: '2026-12-31',
    source: 'Vorlauf unseres Betriebs: 6–12 Wochen ab Auftrag',
    shownAs: 'current',
  },
} as const satisfies Record<string, Figure>;

/** One size of system, and what it costs without storage: the middle, and the range of the market. */
export type SystemPriceRow = { kWp: number; euros: number; range: readonly [number, number] };

/** What a system of a size costs today without storage, to a hundred euros. */
export function systemPriceOf(kWp: number): SystemPriceRow {
  const [low, high] = values.systemPriceFactor.range;
  const hundreds = (value: number) => Math.round(value / 100) * 100;
  const euros = systemPrice(kWp);
  return { kWp, euros: hundreds(euros), range: [hundreds(euros * low), hundreds(euros * high)] };
}

/** The table by which prices fall with size. */
export const systemPriceRows: readonly SystemPriceRow[] = systemPrices
  .filter(([kWp]) => kWp > 0 && kWp <= 30)
  .map(([kWp]) => systemPriceOf(kWp));
