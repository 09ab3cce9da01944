import { projects } from '@rebhang-solar/content/company/projects';
import {
  feedInReturn,
  feedInReturnWhole,
  maintenanceExample,
  thirtyYearExample,
  typicalTotal,
  vatExample,
} from '@rebhang-solar/content/figures/examples';
import { feedIn } from '@rebhang-solar/content/figures/feed-in';
import { ledgerEntries } from '@rebhang-solar/content/figures/ledger';
import {
  marketFigures,
  systemPriceOf,
  systemPriceRows,
} from '@rebhang-solar/content/figures/market';
import { selfUse } from '@rebhang-solar/content/figures/self-use';
import { tax } from '@rebhang-solar/content/figures/tax';
import { houseResults, roofYields } from '@rebhang-solar/content/houses/results';
import { yieldShareOf } from '@rebhang-solar/content/houses/roof-yield';
import { usualBySize, usualStorage } from '@rebhang-solar/content/pages/offer-check';
import { projectPrice } from '@rebhang-solar/content/project-price';
import { projectYield } from '@rebhang-solar/content/project-yield';
import { withCalculator } from '@rebhang-solar/content/with-calculator';
import { facts } from './facts.ts';

const directions = ['sued', 'suedost', 'suedwest', 'ost', 'west', 'ost-west', 'nord'] as const;

const results = Object.values(houseResults).flatMap((byLaw) => Object.values(byLaw));

/** Units whose numbers are statements about money, energy, shares or years. */
const unit = '(€|ct(?:/kWh)?|kWh|%|Jahre?n?\\b)';
const number = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,\\d+)?';
/** „1.400–1.800 €“, „−1.200 bis 7.200 €“, „8–12 Jahren“: each end has the unit. */
const statement = new RegExp(
  `(${number})(?:(?:–|-| bis | und | oder )(?:−)?(${number}))?\\s?${unit}`,
  'g',
);

/** A number with its unit, as „5400 €“, whatever its spacing and grouping. */
export function statementsIn(text: string): { found: string; key: string }[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(statement)].flatMap(
    ([found, first = '', second, of = '']) =>
      [first, second].flatMap((value) =>
        value === undefined
          ? []
          : [{ found, key: keyOf(Number(value.replaceAll('.', '').replace(',', '.')), of) }],
      ),
  );
}

const units: Record<string, string> = { 'ct/kWh': 'ct', Jahr: 'Jahre', Jahren: 'Jahre' };

function keyOf(value: number, of: string): string {
  return `${Math.round(Math.abs(value) * 1000) / 1000} ${units[of] ?? of}`;
}

/** By the name of a result what its numbers are counted in; all others are euros. */
const resultUnits: [RegExp, string][] = [
  [/^breakEvenPerKWh$/, '€'],
  [/KWh$|^months$|^kWh$/, 'kWh'],
  [/^(selfSufficiency|ownUse|atNegativePrices)$/, '%'],
  [/^payback$/, 'Jahre'],
];

function numbersOf(value: unknown, name: string, add: (value: number, of: string) => void): void {
  if (typeof value === 'number') {
    add(value, resultUnits.find(([pattern]) => pattern.test(name))?.[1] ?? '€');
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      const inherits = /^(low|value|high|\d+)$/.test(key);
      numbersOf(part, inherits ? name : key, add);
    }
  }
}

/**
 * Every statement about money, energy, shares and years that a page may make: what the ledger holds, what the
 * model gives for the standard houses, what follows from both by the examples' functions, and what the
 * specification names.
 */
export function knownFigures(): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (value: number, of: string) => known.add(keyOf(value, of));
  for (const { figure } of ledgerEntries) {
    for (const value of [figure.value].flat()) {
      if (typeof value === 'number') add(value, figure.unit);
    }
  }
  // Texts round energy to what the model is exact to.
  const addEnergy = (value: number) => {
    for (const unit of [1, 10, 100]) add(Math.round(value / unit) * unit, 'kWh');
  };
  numbersOf(houseResults, '', (value, of) => (of === 'kWh' ? addEnergy(value) : add(value, of)));
  for (const { system, withoutStorage, months } of results) {
    for (const month of months) addEnergy(month * 10);
    for (const one of [system, ...(withoutStorage ? [withoutStorage] : [])]) {
      const { consumptionKWh, gridKWh, yieldKWh, feedInKWh, curtailedKWh } = one;
      addEnergy(consumptionKWh - gridKWh);
      addEnergy(yieldKWh - feedInKWh - curtailedKWh);
      // A table whose lines are rounded to tens has to add up.
      const tens = (value: number) => Math.round(value / 10) * 10;
      addEnergy(tens(yieldKWh) - tens(feedInKWh + curtailedKWh));
      addEnergy(feedInKWh + curtailedKWh);
      add(one.saved + one.earned, '€');
      add(Math.round((one.saved + one.earned) / 12), '€');
      add(Math.abs(one.returnPercent.value), '%');
      // What the limit and negative prices cost in a year, to five euros.
      for (const lost of [curtailedKWh, (feedInKWh * one.atNegativePrices) / 100]) {
        add(Math.round((lost * feedIn.upTo10kwpNext.value) / 500) * 5, '€');
      }
    }
  }
  for (const yields of Object.values(roofYields)) {
    for (const value of Object.values(yields)) add(value, 'kWh');
  }
  for (const direction of directions) add(yieldShareOf(direction), '%');
  const euros = [
    ...(withCalculator(() => {
      const panels = systemPriceOf(selfUse.size.value).euros;
      const storage = selfUse.storage.value * marketFigures.storagePerKwh.value;
      return [panels, storage, panels + storage];
    }) ?? []),
    ...[...systemPriceRows, systemPriceOf(12)].flatMap(({ euros: sum, range, kWp }) => [
      sum,
      Math.round(sum / kWp / 10) * 10,
      ...range,
    ]),
    // Where „günstig“ ends and „teuer“ begins.
    ...[marketFigures.systemPerKwpRange, marketFigures.storagePerKwhRange].flatMap(
      ({ value: [low, high] }) => [0.25, 0.75].map((part) => low + part * (high - low)),
    ),
    ...usualBySize.flatMap(({ usual, own }) => [...usual, ...own]),
    ...usualStorage.flatMap(({ usual, perKWh }) => [...usual, ...perKWh]),
    ...[
      feedIn.upTo10kwp2024,
      feedIn.upTo10kwpCurrent,
      feedIn.roundedExample,
      feedIn.upTo10kwpNext,
    ].flatMap((rate) =>
      [feedIn.exampleMonth, feedIn.exampleYear].flatMap((energy) => [
        feedInReturn(energy, rate),
        feedInReturnWhole(energy, rate),
      ]),
    ),
    ...[tax.exampleSmallNet, tax.exampleMediumNet, tax.exampleLargeNet].flatMap((net) =>
      Object.values(vatExample(net)),
    ),
    ...[tax.exampleSmallSize, tax.exampleMediumSize, tax.exampleLargeSize].flatMap(({ value }) =>
      Object.values(vatExample({ value: systemPriceOf(value).euros })),
    ),
    ...(withCalculator(() => [
      Math.round(feedInReturnWhole(selfUse.feedInWith, feedIn.upTo10kwpCurrent) / 12),
    ]) ?? []),
    ...typicalTotal.value,
    ...Object.values(maintenanceExample()),
    ...Object.values(thirtyYearExample()),
    ...Object.values(projects).flatMap(({ investment, savings }) => [investment ?? 0, savings]),
  ];
  for (const sum of euros) add(sum, '€');
  add(thirtyYearExample().production, 'kWh');
  for (const { size } of usualStorage) add(size, 'kWh');
  for (const project of Object.values(projects)) {
    for (const value of [project.yield, project.storage ?? 0]) add(value, 'kWh');
    const months = withCalculator(() => projectYield(project)) ?? [];
    addEnergy(months.reduce((sum, month) => sum + month, 0));
    for (const energy of [...months, Math.round(project.yield / project.power)]) add(energy, 'kWh');
    for (const { least, most } of projectPrice(project)?.chart.rows ?? []) {
      for (const end of [least, most]) add(end, '€');
    }
  }
  const [small, large] = [feedIn.upTo10kwpCurrent.value, feedIn.from10to40kwpCurrent.value];
  const { value: size } = tax.exampleLargeSize;
  add(Math.round(((10 * small + (size - 10) * large) / size) * 100) / 100, 'ct');
  for (const [, , ...shown] of facts) {
    for (const { key } of statementsIn(shown.join(' | '))) known.add(key);
  }
  return known;
}

/** „rund 3.700 € (400–11.700 €)“: a sum with its range, which only a standard house or an answer has. */
const sumWithRange = /(−?[\d.]+)\s?€ \((−?[\d.]+)(?:–| bis )(−?[\d.]+)\s?€\)/g;
const signed = (text: string) => Number(text.replaceAll('.', '').replace('−', '-'));

/** Every sum with its range, its value first; a loss is named without its sign. */
export function sumsIn(text: string): string[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(sumWithRange)].map(
    ([, value = '', low = '', high = '']) =>
      [Math.abs(signed(value)), signed(low), signed(high)].join(' '),
  );
}

/** The sums that the model gives for the standard houses, one for each house, law and start. */
export function knownSums(): ReadonlySet<string> {
  const found = results.flatMap(({ system, withoutStorage, storage }) => [
    ...[system, ...(withoutStorage ? [withoutStorage] : [])].flatMap((one) => [
      one.afterTwenty,
      one.meanYear,
    ]),
    ...(storage ? [storage.afterTwenty] : []),
  ]);
  return new Set(found.map(({ value, low, high }) => [Math.abs(value), low, high].join(' ')));
}
