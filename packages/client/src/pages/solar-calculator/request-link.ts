import type { ChoiceField } from '@rebhang-solar/calculator/query/choices';
import { areaPerKWp, type Query } from '@rebhang-solar/calculator/query/query';
import type { dachflaeche, stromverbrauch } from '@rebhang-solar/content/choices';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import {
  calculatorFields,
  headlineText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import type { Answer } from './answer.ts';
import { fieldValue } from './words.ts';

type Choice<Choices> = keyof Choices & string;

/**
 * The consultation form, with what was calculated as words that the visitor reads and can change, and
 * the choices that follow from it. It holds nothing about the visitor.
 */
export function requestLink(query: Query, { thorough }: Answer): string {
  const parameters = new URLSearchParams({
    message: requestMessage(query, thorough),
    dachflaeche: areaChoice(query.kwp * areaPerKWp),
    stromverbrauch: consumptionChoice(query.verbrauch),
  });
  return `${paths.consultation}?${parameters}#${consultationPage.form.id}`;
}

/** The inputs as lines, the five of everybody first, then what differs from the default. */
export function inputLines(query: Query): { label: string; value: string }[] {
  const { ort, kwp, verbrauch, speicher } = calculatorFields;
  const line = (field: keyof Query) => ({
    label: calculatorFields[field].label,
    value: fieldValue(field, query),
  });
  const car = query.auto > 0 ? [line('auto'), line('laden')] : [];
  const heat =
    query.waerme > 0
      ? [line('waerme'), line('waermequelle'), ...(query.jaz === null ? [] : [line('jaz')])]
      : [];
  const changed = (['schatten', 'tagsueber', 'einspeisung'] satisfies ChoiceField[])
    .filter((field) => query[field] !== untouched[field])
    .map(line);
  const offered = (['preis', 'preisanstieg', 'preispv', 'preisspeicher'] as const)
    .filter((field) => query[field] !== null)
    .map(line);
  return [
    { label: ort.label, value: fieldValue('ort', query) },
    {
      label: solarCalculatorPage.form.planes,
      value: `${fieldValue('richtung', query)}, ${fieldValue('neigung', query)}`,
    },
    { label: kwp.label, value: fieldValue('kwp', query) },
    { label: verbrauch.label, value: fieldValue('verbrauch', query) },
    { label: speicher.label, value: fieldValue('speicher', query) },
    ...car,
    ...heat,
    ...changed,
    ...offered,
    line('start'),
  ];
}

const untouched = {
  schatten: 'keiner',
  tagsueber: 'normal',
  einspeisung: 'rest',
} as const;

function requestMessage(query: Query, { laws }: Answer['thorough']): string {
  const { begin, result, wish } = solarCalculatorPage.request;
  return [
    begin,
    ...inputLines(query).map(({ label, value }) => `${label}: ${value}`),
    '',
    `${result} ${verdictText(laws)} ${headlineText(laws[0].headline)}`,
    '',
    wish,
  ].join('\n');
}

function areaChoice(area: number): Choice<typeof dachflaeche> {
  if (area < 50) return 'unter-50';
  if (area <= 100) return '50-100';
  return area <= 200 ? '100-200' : 'ueber-200';
}

function consumptionChoice(consumption: number): Choice<typeof stromverbrauch> {
  if (consumption < 3000) return 'unter-3000';
  if (consumption <= 5000) return '3000-5000';
  return consumption <= 8000 ? '5000-8000' : 'ueber-8000';
}
