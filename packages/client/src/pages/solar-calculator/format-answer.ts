import type { LawAnswer, MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import type { Range } from '@rebhang-solar/calculator/answer/measures';
import type { ChoiceField } from '@rebhang-solar/calculator/query/choices';
import {
  defaultQuery,
  type NumberField,
  type ParsedQuery,
  type Query,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import { spanOf } from '@rebhang-solar/content/houses/by-law';
import {
  choiceLabels,
  sizeText,
  solarCalculatorPage,
  units,
} from '@rebhang-solar/content/pages/solar-calculator';
import {
  euro,
  formatNumber,
  germanDate,
  type IsoDate,
  type IsoMonth,
  percent,
  signedEuro,
  withUnit,
} from '@rebhang-solar/content/typography';

const { form, size, difference } = solarCalculatorPage;

/** „37 %“; a dash where there is nothing to be a part of. */
export const shareText = (share: number | null) => (share === null ? '–' : percent(share));

/** „1.600–9.900 €“, „−1.100 bis 7.000 €“ */
export const eurosRange = (range: Range) =>
  range.low === range.high ? signedEuro(range.low) : spanOf(range);

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
  // The one follows from the other, and what is typed counts first.
  if (query.personen !== null) texts.verbrauch = '';
  // Records lose the names of their keys on the way.
  return { ...texts, ...typed } as Record<QueryField, string>;
}

/** The three questions of which nothing is answered yet, the rest as it is taken without an answer. */
export function emptyTexts(): Record<QueryField, string> {
  const texts = fieldTexts(defaultQuery, {});
  return { ...texts, haustyp: '', richtung: '', personen: '', verbrauch: '' };
}

/** „Einfamilienhaus · Süd · 4 Personen“ */
export function houseLine({ query, mistakes }: ParsedQuery): string {
  const { personen } = query;
  return [
    fieldValue('haustyp', query),
    fieldValue('richtung', query),
    ...(mistakes.verbrauch || mistakes.personen
      ? []
      : [personen === null ? fieldValue('verbrauch', query) : form.persons(personen)]),
  ].join(' · ');
}

/** „01.07.2026“ by the visitor's own clock: in UTC it is still the day before in the first hours of a day. */
export function localDate(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return germanDate(parts.map((part) => String(part).padStart(2, '0')).join('-') as IsoDate);
}

/** „+2.500 €“, „−1.200 €“ */
export const plusMinusEuro = (value: number) => (value > 0 ? `+${euro(value)}` : signedEuro(value));

/** „2,8“, „−4,4“; what is less than can be said is „unter −10“. */
export function returnNumber(value: number): string {
  const number = value < 0 ? `−${formatNumber(-value, 1)}` : formatNumber(value, 1);
  return value <= -10 ? `unter −${formatNumber(10)}` : number;
}

/** „Wir raten zu 7 kWp und 5 kWh“; where the verdict on every size is a no, it is no advice. */
export const sizeTitle = ({ verdict, cause, sizes }: MoneyAnswer) =>
  (verdict === 'no' && cause !== 'size' ? size.titleOfNo : size.title)(sizeText(sizes.named));

/** What a year brings and costs, in the mean of the twenty; what is nothing is left out. */
export function meanYearRows({ mean, meanYear }: LawAnswer): string[][] {
  const row = (label: string, amount: number) =>
    amount === 0 ? [] : [[label, plusMinusEuro(amount)]];
  return [
    ...row(difference.avoided, mean.avoided),
    ...row(difference.feedIn, mean.feedIn),
    ...difference.costs.flatMap(([label, lines]) =>
      row(label, -lines.reduce((sum, cost) => sum + mean.costs[cost], 0)),
    ),
    [difference.balance, plusMinusEuro(meanYear.value)],
  ];
}
