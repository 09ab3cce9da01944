import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import {
  defaultQuery,
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

/** Those of everybody, whatever they hold. */
const always: readonly (keyof Query)[] = [
  ...(['haustyp', 'ort', 'richtung', 'kwp', 'verbrauch', 'speicher', 'start'] as const),
];
const inOrder = [
  ...(['haustyp', 'ort', 'richtung', 'richtung2', 'neigung2', 'flaeche2'] as const),
  ...horizonFields,
  ...(['kwp', 'verbrauch', 'speicher', 'geplant', 'auto', 'laden'] as const),
  ...(['waerme', 'waermequelle', 'jaz', 'schatten', 'tagsueber', 'einspeisung'] as const),
  ...(['preis', 'preisanstieg', 'preispv', 'preisspeicher', 'budget', 'marktwert'] as const),
  'start' as const,
];

/** The inputs as lines: those of everybody, and what differs from the default. */
export function inputLines(query: SizedQuery): { label: string; value: string }[] {
  const { planes, persons } = solarCalculatorPage.form;
  const hasSecond = query.richtung2 !== 'keine';
  const hasPump = query.waerme > 0;
  /** What counts only beside something else. */
  const belonging: Partial<Record<keyof Query, boolean>> = {
    neigung2: hasSecond,
    flaeche2: hasSecond,
    laden: query.auto > 0,
    waermequelle: hasPump,
    jaz: hasPump && query.jaz !== null,
  };
  const isRead = (field: keyof Query) =>
    always.includes(field) || (belonging[field] ?? query[field] !== defaultQuery[field]);
  return inOrder.filter(isRead).map((field) => {
    const value = fieldValue(field, query);
    if (field === 'richtung') {
      return { label: planes, value: `${value}, ${fieldValue('neigung', query)}` };
    }
    const isGuessed = field === 'verbrauch' && query.personen !== null;
    return {
      label: calculatorFields[field].label,
      value: isGuessed ? `${value} (${persons(query.personen ?? 0)})` : value,
    };
  });
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
