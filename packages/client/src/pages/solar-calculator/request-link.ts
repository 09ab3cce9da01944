import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import type { ChoiceField } from '@rebhang-solar/calculator/query/choices';
import {
  horizonFields,
  type ParsedQuery,
  type Query,
  roofArea,
  type SizedQuery,
  shortQuery,
} from '@rebhang-solar/calculator/query/query';
import type { dachflaeche, stromverbrauch } from '@rebhang-solar/content/choices';
import { carriedLink } from '@rebhang-solar/content/forms/carried-result';
import { consultationParts } from '@rebhang-solar/content/forms/consultation';
import {
  calculatorFields,
  solarCalculatorPage,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { fieldValue } from './format-answer.ts';

/** Name and telephone: what comes before is known. */
const [, { id: stepOfContact }] = consultationParts;

type Choice<Choices> = keyof Choices & string;

/**
 * The consultation form, with the result to stand below the visitor's words, and the choices that follow from the
 * query. It holds nothing about the visitor. What is entered wrong is left out, and so is the result: it is the one
 * of the nearest limit.
 * @param query sizes left open where the visitor has
 * @param law which of the answer's is looked at
 */
export function requestLink(
  query: Query,
  answer: Answer,
  law: number,
  mistakes: ParsedQuery['mistakes'],
): string {
  const { size, price, money } = answer;
  const result = {
    perYear: money?.laws[law]?.meanYear.value,
    kwp: size.kwp,
    storage: size.speicher,
    price: money ? price.value : undefined,
  };
  const parameters = new URLSearchParams({
    ...(Object.keys(mistakes).length === 0 && carriedLink(shortQuery(query), result)),
    haustyp: query.haustyp,
    ...(!mistakes.flaeche && { dachflaeche: areaChoice(roofArea(query)) }),
    ...(!mistakes.verbrauch && { stromverbrauch: consumptionChoice(query.verbrauch) }),
  });
  return `${paths.consultation}?${parameters}#${stepOfContact}`;
}

/** The inputs as lines, those of everybody first, then what differs from the default. */
export function inputLines(query: SizedQuery): { label: string; value: string }[] {
  const { ort, kwp, verbrauch, speicher } = calculatorFields;
  const line = (field: keyof Query) => ({
    label: calculatorFields[field].label,
    value: fieldValue(field, query),
  });
  const planned = query.geplant === 'nichts' ? [] : [line('geplant')];
  const car = query.auto > 0 ? [line('auto'), line('laden')] : [];
  const heat =
    query.waerme > 0
      ? [line('waerme'), line('waermequelle'), ...(query.jaz === null ? [] : [line('jaz')])]
      : [];
  const changed = (['schatten', 'tagsueber', 'einspeisung'] satisfies ChoiceField[])
    .filter((field) => query[field] !== untouched[field])
    .map(line);
  const offered = (
    ['preis', 'preisanstieg', 'preispv', 'preisspeicher', 'budget', 'marktwert'] as const
  )
    .filter((field) => query[field] !== null)
    .map(line);
  const second =
    query.richtung2 === 'keine' ? [] : [line('richtung2'), line('neigung2'), line('flaeche2')];
  const shaded = horizonFields.filter((field) => query[field] > 0).map(line);
  return [
    line('haustyp'),
    { label: ort.label, value: fieldValue('ort', query) },
    {
      label: solarCalculatorPage.form.planes,
      value: `${fieldValue('richtung', query)}, ${fieldValue('neigung', query)}`,
    },
    ...second,
    ...shaded,
    { label: kwp.label, value: fieldValue('kwp', query) },
    {
      label: verbrauch.label,
      value:
        query.personen === null
          ? fieldValue('verbrauch', query)
          : `${fieldValue('verbrauch', query)} (${solarCalculatorPage.form.persons(query.personen)})`,
    },
    { label: speicher.label, value: fieldValue('speicher', query) },
    ...planned,
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
