import type { PaybackRange, Range } from '@rebhang-solar/calculator/compare/ranges';
import type { ChoiceField } from '@rebhang-solar/calculator/query/choices';
import {
  kwpOnArea,
  limits,
  type NumberField,
  parseNumber,
  type Query,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import {
  choiceLabels,
  solarCalculatorPage,
  units,
} from '@rebhang-solar/content/pages/solar-calculator';
import {
  euro,
  formatNumber,
  germanDate,
  germanRange,
  type IsoMonth,
  withUnit,
} from '@rebhang-solar/content/typography';

/** „5.000 kWh“ */
export const kWh = (value: number) => withUnit(formatNumber(value, 0), 'kWh');

/** „37 %“; a dash where there is nothing to be a part of. */
export const percent = (value: number | null) =>
  value === null ? '–' : withUnit(formatNumber(value), '%');

/** „−140 €“, with a minus that is as wide as a plus. */
export const euros = (value: number) => (value < 0 ? `−${euro(-value)}` : euro(value));

/** „9,5–14 Jahre“; where the end is open „16 bis über 20 Jahre“. */
export function yearsText({ low, high }: PaybackRange): string {
  const { more, years } = solarCalculatorPage.payback;
  if (low === null) return `${more} ${years}`;
  if (high === null) return `${formatNumber(low)} bis ${more} ${years}`;
  return low === high
    ? withUnit(formatNumber(low), years)
    : withUnit(germanRange(low, high), years);
}

export function percentRange({ low, high }: Range): string {
  return low === high ? percent(low) : withUnit(germanRange(low, high), '%');
}

export function eurosRange({ low, high }: Range): string {
  if (low === high) return euros(low);
  return low < 0 || high < 0
    ? `${euros(low)} bis ${euros(high)}`
    : withUnit(germanRange(low, high), '€');
}

/** What a field holds, in words: „Süd“, „10 kWp“, „November 2026“. */
export function fieldValue(field: keyof Query, query: Query): string {
  const value = query[field];
  if (value === null) return '';
  if (typeof value === 'number') return withUnit(formatNumber(value), units[field as NumberField]);
  if (field === 'start') return germanDate(value as IsoMonth);
  const labels: Record<string, string> = choiceLabels[field as ChoiceField];
  return labels[value] ?? value;
}

/** What stands in each control; numbers as Germans write them, '' where the default is taken. */
export function fieldTexts(
  query: Query,
  typed: Partial<Record<QueryField, string>>,
): Record<QueryField, string> {
  const texts = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value === null ? '' : typeof value === 'number' ? formatNumber(value) : value,
    ]),
  );
  // Records lose the names of their keys on the way.
  return { flaeche: '', personen: '', ...texts, ...typed } as Record<QueryField, string>;
}

/** What follows from the area of a roof, as it is typed: the size of the system that fits on it. */
export function areaTexts(flaeche: string): Partial<Record<QueryField, string>> {
  const area = parseNumber(flaeche);
  const { least, most } = limits.flaeche;
  const fits = area !== null && area >= least && area <= most;
  return { flaeche, ...(fits && { kwp: formatNumber(kwpOnArea(area)) }) };
}
