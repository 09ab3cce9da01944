import type { House } from '../answer/sizes.ts';
import { type Assumptions, defaultAssumptions, planned as usual } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { systemPrice, usualStart, valuesAsOf } from '../market.ts';
import type { Horizon } from '../roof/horizon.ts';
import { usualArea } from '../roof/usual-area.ts';
import { weatherPlace } from '../weather/places.ts';
import { type ChoiceField, choices, planesOf } from './choices.ts';

/** The eight fields of the horizon, clockwise from north. */
export const horizonFields = [
  'horizontn',
  'horizontno',
  'horizonto',
  'horizontso',
  'horizonts',
  'horizontsw',
  'horizontw',
  'horizontnw',
] as const;

type HorizonField = (typeof horizonFields)[number];
const forHorizon = <Value>(value: Value) =>
  Object.fromEntries(horizonFields.map((field) => [field, value])) as Record<HorizonField, Value>;

/**
 * Least and most of each number, and the step a slider moves by; units as in the field's comment.
 * Any number between them is taken, to two decimals.
 */
export const limits = {
  /** kWp. */
  kwp: { least: 2, most: 30, step: 0.5 },
  /** m² of roof for modules, five for each kWp; the house's usual one where it is left open. */
  flaeche: { least: 10, most: 150, step: 1 },
  /** Degrees. */
  neigung: { least: 0, most: 60, step: 5 },
  /** m² and degrees of a second plane. */
  flaeche2: { least: 5, most: 150, step: 1 },
  neigung2: { least: 0, most: 90, step: 5 },
  /** How high it stands around the roof in each direction, degrees above the level. */
  ...forHorizon({ least: 0, most: 60, step: 5 }),
  /** kWh a year; can be derived from `personen` instead. */
  verbrauch: { least: 500, most: 60_000, step: 100 },
  personen: { least: 1, most: 5, step: 1 },
  /** Usable kWh. */
  speicher: { least: 0, most: 20, step: 1 },
  /** Kilometres a year with an electric car; 0 is none. */
  auto: { least: 0, most: 40_000, step: 1000 },
  /** kWh of heat a year from a heat pump; 0 is none. */
  waerme: { least: 0, most: 50_000, step: 500 },
  /** Annual performance factor. */
  jaz: { least: 2, most: 6, step: 0.1 },
  /** Cents for each kWh from the grid. */
  preis: { least: 15, most: 60, step: 0.5 },
  /** Per cent a year. */
  preisanstieg: { least: -1, most: 3, step: 0.5 },
  /** Euros for each kWp. */
  preispv: { least: 700, most: 2500, step: 50 },
  /** Euros for each kWh of storage. */
  preisspeicher: { least: 200, most: 1500, step: 50 },
  /** Euros for the whole system. */
  budget: { least: 3000, most: 100_000, step: 500 },
  /** Cents for each kWh fed in once the draft's transition payment has ended. */
  marktwert: { least: 0, most: 3, step: 0.5 },
} as const;

/** A field of the address with a number. */
export type NumberField = keyof typeof limits;

/** A field of the address. */
export type QueryField = NumberField | ChoiceField | 'start';

/** Roof area that one kWp needs, m². */
export const areaPerKWp = 5;

/** Guide values of a house with a garden by how many live in it, kWh a year. */
export const consumptionByPersons: readonly number[] = [2000, 2800, 3500, 4200, 5000];

/** What the visitor has said, with the defaults for all that was left open. */
export interface Query extends Record<HorizonField, number> {
  haustyp: keyof typeof choices.haustyp;
  ort: keyof typeof choices.ort;
  /** Left open, the best size is taken. */
  kwp: number | null;
  neigung: number;
  richtung: keyof typeof choices.richtung;
  /** Left open, the usual one of the house is taken. */
  flaeche: number | null;
  richtung2: keyof typeof choices.richtung2;
  neigung2: number;
  flaeche2: number;
  /** Left open where a consumption is said. */
  personen: number | null;
  verbrauch: number;
  /** What is to come within the next years; its amount is `auto` and `waerme`, or a usual one. */
  geplant: keyof typeof choices.geplant;
  /** Left open, the best size is taken. */
  speicher: number | null;
  schatten: keyof typeof choices.schatten;
  tagsueber: keyof typeof choices.tagsueber;
  auto: number;
  laden: keyof typeof choices.laden;
  waerme: number;
  waermequelle: keyof typeof choices.waermequelle;
  /** Left open, the usual one of the heat pump's source is taken. */
  jaz: number | null;
  einspeisung: keyof typeof choices.einspeisung;
  /** Left open, the default is taken, and the ranges include the other values. */
  preis: number | null;
  preisanstieg: number | null;
  preispv: number | null;
  preisspeicher: number | null;
  /** Left open, there is no bound. */
  budget: number | null;
  marktwert: number | null;
  /** Which of the laws that may hold is looked at. */
  gesetz: keyof typeof choices.gesetz;
  /** Month of the start, as "2027-02". */
  start: string;
}

/** A query whose sizes are settled: the visitor's own, or the recommended ones. */
export type SizedQuery = Query & { kwp: number; speicher: number };

/** What is taken where the visitor says nothing. */
export const defaultQuery: Query = {
  haustyp: 'einfamilienhaus',
  ort: weatherPlace.id,
  kwp: null,
  neigung: 30,
  richtung: 'sued',
  flaeche: null,
  richtung2: 'keine',
  neigung2: 30,
  flaeche2: 20,
  ...forHorizon(0),
  personen: null,
  verbrauch: 5000,
  geplant: 'nichts',
  speicher: null,
  schatten: 'keiner',
  tagsueber: 'normal',
  auto: 0,
  laden: 'ueberschuss',
  waerme: 0,
  waermequelle: 'luft',
  jaz: null,
  einspeisung: 'rest',
  preis: null,
  preisanstieg: null,
  preispv: null,
  preisspeicher: null,
  budget: null,
  marktwert: null,
  gesetz: 'entwurf',
  start: usualStart,
};

/** The example of the page: five persons below a roof to the south, in the size that is named. */
export const exampleQuery: Query = { ...defaultQuery, personen: 5 };

/** Years after the values' date in which a system may start. */
const startYears = 2;
/** The first and the last month in which a system may start. */
export const startLimits = {
  least: '2024-02',
  most: `${Number(valuesAsOf.slice(0, 4)) + startYears}-12`,
} as const;

/** Outside of what is possible, or of what fits the other fields. */
type Bounded = { kind: 'low' | 'high'; least: number; most: number };

/** What is wrong with a field. */
export type Mistake =
  | { kind: 'number' }
  | Bounded
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'month'; least: string; most: string };

/** An address read. */
export interface ParsedQuery {
  /** With a default, or the nearest limit, in place of each mistake: can always be calculated. */
  query: Query;
  mistakes: Partial<Record<QueryField, Mistake>>;
  /** What was typed into the fields with mistakes, to be shown again. */
  typed: Partial<Record<QueryField, string>>;
  /** The month whose values an old link was made with; null for today's. */
  madeWith: string | null;
}

/** What a URL's search parameters can do, without asking for a browser's or Node's own. */
export interface Parameters {
  get(name: string): string | null;
}

/** Reads the parameters of /solarrechner; never throws. Empty fields count as left out. */
export function parseQuery(parameters: Parameters): ParsedQuery {
  const mistakes: ParsedQuery['mistakes'] = {};
  const typed: ParsedQuery['typed'] = {};
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 40);
  const wrong = (field: QueryField, mistake: Mistake) => {
    mistakes[field] = mistake;
    typed[field] = text(field);
  };

  const number = <Open extends number | null>(field: NumberField, open: Open): number | Open => {
    const value = text(field);
    if (value === '') {
      return open;
    }
    const { least, most } = limits[field];
    const found = parseNumber(value);
    if (found === null) {
      wrong(field, { kind: 'number' });
      return open;
    }
    if (found < least || found > most) {
      wrong(field, { kind: found < least ? 'low' : 'high', least, most });
    }
    return Math.round(Math.min(most, Math.max(least, found)) * 100) / 100;
  };
  const choice = <Field extends ChoiceField>(field: Field): Query[Field] => {
    const value = text(field);
    if (value === '' || Object.hasOwn(choices[field], value)) {
      return (value || defaultQuery[field]) as Query[Field];
    }
    wrong(field, { kind: 'choice', choices: Object.keys(choices[field]) });
    return defaultQuery[field];
  };
  const month = (): string => {
    const value = text('start') || defaultQuery.start;
    const { least, most } = startLimits;
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) && value >= least && value <= most) {
      return value;
    }
    wrong('start', { kind: 'month', least, most });
    return defaultQuery.start;
  };

  const persons = number('personen', null);
  const isSaid = text('verbrauch') !== '';
  const usualUse = persons === null ? defaultQuery.verbrauch : consumptionOf(persons);
  const read = (field: keyof Query): Query[keyof Query] => {
    if (field === 'start') return month();
    if (field === 'verbrauch') return number(field, usualUse);
    if (field === 'personen') return isSaid || persons === null ? null : Math.round(persons);
    // Of what is all fed in nothing is stored.
    if (field === 'speicher' && text('einspeisung') === 'alles') return 0;
    return isNumber(field) ? number(field, defaultQuery[field]) : choice(field);
  };
  const names = Object.keys(defaultQuery) as (keyof Query)[];
  const query = Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Query;
  for (const [field, mistake] of Object.entries(misfitsOf(query)) as [Misfit, Bounded][]) {
    if (mistakes[field]) continue;
    wrong(field, mistake);
    query[field] = mistake.kind === 'low' ? mistake.least : mistake.most;
  }
  const stand = text('stand');
  const madeWith = /^\d{4}-(0[1-9]|1[0-2])$/.test(stand) && stand !== valuesAsOf ? stand : null;
  return { query, mistakes, typed, madeWith };
}

/** Whether a field of the address holds a number. */
export const isNumber = (field: QueryField): field is NumberField => field in limits;

/** Roof for modules, m²: the visitor's own area or the house's usual one, and the second plane. */
export function roofArea({ haustyp, flaeche, richtung2, flaeche2 }: Query): number {
  return (flaeche ?? usualArea[haustyp]) + (richtung2 === 'keine' ? 0 : flaeche2);
}

/** What the best size of a query is chosen for and from: household, roof, budget, and what the visitor has settled. */
export function houseOf(query: Query): House {
  const mostKWp = kwpOnArea(roofArea(query));
  const inputOf = (of: Query) => calculationOf({ ...of, kwp: 0, speicher: 0 }).input;
  const { auto, waermepumpe } = plannedIn(query);
  return {
    input: inputOf(query),
    today:
      auto || waermepumpe
        ? inputOf({
            ...query,
            geplant: 'nichts',
            auto: auto ? 0 : query.auto,
            waerme: waermepumpe ? 0 : query.waerme,
          })
        : undefined,
    layouts: layoutsOf(query, mostKWp),
    bounds: {
      mostKWp,
      budget: query.budget ?? undefined,
      kWp: query.kwp ?? undefined,
      storageKWh: query.speicher ?? undefined,
    },
  };
}

const plannedIn = ({ geplant }: Query) => ({
  auto: geplant === 'auto' || geplant === 'beides',
  waermepumpe: geplant === 'waermepumpe' || geplant === 'beides',
});

/** From so much without car and heat pump on it is no household's consumption, kWh a year. */
const mostOfHousehold = 15_000;

/** Whether one household is asked for; flats, businesses and the largest have prices, profiles and rules of their own. */
export function isHousehold({ haustyp, verbrauch }: Query): boolean {
  return haustyp !== 'mehrfamilienhaus' && haustyp !== 'gewerbe' && verbrauch <= mostOfHousehold;
}

/** One plane has one layout; two are filled one after the other, in either order, or both at once. */
function layoutsOf(query: Query, mostKWp: number): House['layouts'] {
  const { richtung, neigung, richtung2, neigung2, flaeche2 } = query;
  const first = planesOf(richtung, neigung);
  if (richtung2 === 'keine') return [() => first];
  const second = planesOf(richtung2, neigung2);
  const share = flaeche2 / roofArea(query);
  const both = (kWp: number, kWpOnSecond: number) => [
    ...first.map((plane) => ({ ...plane, share: (kWp - kWpOnSecond) / first.length })),
    ...second.map((plane) => ({ ...plane, share: kWpOnSecond / second.length })),
  ];
  return [
    (kWp) => both(kWp, share * kWp),
    (kWp) => both(kWp, Math.max(0, kWp - (1 - share) * mostKWp)),
    (kWp) => both(kWp, Math.min(kWp, share * mostKWp)),
  ];
}

type Misfit = 'kwp' | 'budget';

/** The smallest size that is named where the roof bears it, kWp. */
const leastNamedKWp = 3;

/** Fields that are possible and do not fit: more modules than the named roof bears, less money than the least system costs. */
export function misfitsOf(query: Query): Partial<Record<Misfit, Bounded>> {
  const { kwp, speicher, flaeche, budget, preispv, preisspeicher } = query;
  const most = kwpOnArea(roofArea(query));
  const system = kwp ?? Math.min(leastNamedKWp, most);
  const price =
    (preispv === null ? systemPrice(system) : preispv * system) +
    (speicher ?? 0) * (preisspeicher ?? defaultAssumptions.storageCostPerKWh);
  const least = Math.ceil(price / 100) * 100;
  return {
    ...(flaeche !== null &&
      kwp !== null &&
      kwp > most && { kwp: { kind: 'high', least: limits.kwp.least, most } }),
    ...(budget !== null &&
      budget < least && {
        budget: { kind: 'low', least, most: Math.max(least, limits.budget.most) },
      }),
  };
}

/** Modules on a roof area in m², in half kWp. */
function kwpOnArea(area: number): number {
  const { least, most } = limits.kwp;
  return Math.min(most, Math.max(least, Math.floor((area / areaPerKWp) * 2) / 2));
}

function consumptionOf(persons: number): number {
  return consumptionByPersons[Math.round(persons) - 1] ?? defaultQuery.verbrauch;
}

/** A unit behind a number, or the euro before it. */
const unit = /^(?:€|eur|euro)|(?:€|eur|euro|ct|kwp|kwh|km|m²|m2|qm|jahre?|°|%)(?:\/kwh|\/kwp)?$/gi;
/** Besides spaces: what cannot be seen and comes along when a number is pasted. */
const unseen = /[\s\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2064]/g;

/**
 * A number as Germans write it ("5.000", "7,5", "27.900 €", "10 kWp") or as an address has it ("7.5"); null for
 * anything else. A point before exactly three digits at the end divides thousands.
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .replace(unseen, '')
    .replace(unit, '')
    .replace(/,[-–]$/, '');
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  return /^[+-]?\d{1,9}([.,]\d{1,9})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** House, roof and consumption, which an address says also where they are the default. */
const alwaysSaid: ReadonlySet<string> = new Set(
  'haustyp ort kwp neigung richtung speicher verbrauch'.split(' '),
);

/**
 * The address of a query: house, roof and consumption always, the rest where it differs from the default, and the
 * month of the values. The same query always has the same address.
 */
export function formatQuery(query: Query): string {
  return [...parametersOf(query, alwaysSaid), `stand=${valuesAsOf}`].join('&');
}

/** The same, only what differs from the default, without the month. */
export const shortQuery = (query: Query): string => parametersOf(query, new Set()).join('&');

/** What differs from the default, and these. */
function parametersOf(query: Query, always: ReadonlySet<string>): string[] {
  return Object.keys(defaultQuery).flatMap((name) => {
    const field = name as keyof Query;
    const value = query[field];
    // It follows from the persons.
    if (field === 'verbrauch' && query.personen !== null) return [];
    const said = always.has(name) || value !== defaultQuery[field];
    return said && value !== null ? [`${name}=${value}`] : [];
  });
}

/** The address of a query's answer, which has all laws in it. */
export function answerKey(query: Query): string {
  return formatQuery({ ...query, gesetz: defaultQuery.gesetz });
}

/** What `calculate` and its companions take for a query. */
export function calculationOf(query: SizedQuery): {
  input: CalculatorInput;
  assumptions: Partial<Assumptions>;
} {
  const planned = plannedIn(query);
  const kilometres = query.auto || (planned.auto ? usual.kilometresPerYear : 0);
  const heat = query.waerme || (planned.waermepumpe ? usual.heatKWh : 0);
  return {
    input: {
      kWp: query.kwp,
      planes: layoutsOf(query, 0)[0](1),
      horizon: horizonOf(query),
      consumptionKWh: query.verbrauch,
      isUseTyped: query.personen === null,
      storageKWh: query.speicher,
      place: choices.ort[query.ort],
      shading: choices.schatten[query.schatten],
      daytime: choices.tagsueber[query.tagsueber],
      feedIn: choices.einspeisung[query.einspeisung],
      electricCar:
        kilometres > 0
          ? { kilometresPerYear: kilometres, charging: choices.laden[query.laden] }
          : undefined,
      heatPump:
        heat > 0
          ? {
              heatKWh: heat,
              source: choices.waermequelle[query.waermequelle],
              annualPerformanceFactor: query.jaz ?? undefined,
            }
          : undefined,
    },
    assumptions: {
      commissioning: query.start,
      ...(query.preis !== null && { electricityPrice: query.preis / 100 }),
      ...(query.preisanstieg !== null && { priceGrowthShare: query.preisanstieg / 100 }),
      ...(query.preispv !== null && { solarCostPerKWp: query.preispv }),
      ...(query.preisspeicher !== null && { storageCostPerKWh: query.preisspeicher }),
      ...(query.marktwert !== null && { marketValue: query.marktwert / 100 }),
    },
  };
}

/** Undefined where nothing stands around the roof. */
function horizonOf(query: Query): Horizon | undefined {
  const heights = horizonFields.map((field) => query[field]);
  return heights.some((height) => height > 0) ? (heights as unknown as Horizon) : undefined;
}

/** The defaults of what a visitor may leave open, as the page's fields show them for his house. */
export function openDefaults({ kwp, speicher, haustyp }: SizedQuery) {
  return {
    kwp,
    speicher,
    flaeche: usualArea[haustyp],
    marktwert: defaultAssumptions.marketValue * 100,
    preis: defaultAssumptions.electricityPrice * 100,
    preisanstieg: defaultAssumptions.priceGrowthShare * 100,
    preispv: Math.round(systemPrice(kwp) / kwp / 10) * 10,
    preisspeicher: defaultAssumptions.storageCostPerKWh,
  };
}
