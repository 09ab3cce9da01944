import type { State } from '../states.ts';
import {
  asOfNote,
  formatNumber,
  germanDate,
  germanRange,
  type IsoDate,
  type IsoMonth,
  type IsoYear,
  withUnit,
} from '../typography.ts';

/** The unit as it stands after the number; word units in the plural, they are inflected by {@link show}. */
export type Unit =
  | ''
  | '€'
  | '%'
  | 'ct/kWh'
  | 'kWh'
  | 'kWp'
  | 'kW'
  | 'm'
  | 'm²'
  | 'kg/m²'
  | 'km/h'
  | '°'
  | 'Uhr'
  | 'Mal'
  | 'Stunden'
  | 'Tage'
  | 'Wochen'
  | 'Monate'
  | 'Jahre'
  | 'Module'
  | 'Personen';

/** How the company or the law limits the value, and so which word stands with it. */
type Bound = 'from' | 'upTo' | 'over' | 'about' | 'atLeast' | 'plus' | 'orMore';

/** One figure of the site: its value, from when and until when it holds, and its source. */
export type Figure = {
  /** A number, a range, or a calendar day. */
  value: number | readonly [from: number, to: number] | IsoDate;
  unit: Unit;
  /** What the value counts for, after the unit: „je kWp“, „im Jahr“. */
  per?: string;
  bound?: Bound;
  /** Decimal places, where fewer than the value's own would look wrong: „7,70“. */
  decimals?: number;
  /** The day, month or year from which the value holds, or for which it was stated. */
  asOf: IsoDate | IsoMonth | IsoYear;
  /** Last day on which the value holds or may be shown unchecked. */
  validUntil?: IsoDate;
  /**
   * Day on which somebody has to look again whether the figure still holds. Where it is left out, that
   * is the last day of a figure shown as current; history does not change any more.
   */
  checkAgain?: IsoDate;
  /** The source, in German, short enough to be shown beside the figure; of a law its paragraphs. */
  source: string;
  /** Where the source can be read. */
  sourceHref?: string;
  /** The one state in which it holds: a company of another neither shows nor checks it. */
  state?: State;
  /** A note for whoever writes a text with it. */
  note?: string;
  /**
   * `current`: the page may state it as it is. `dated`: the page states when it held, and beside an
   * outdated value the current one.
   */
  shownAs: 'current' | 'dated';
};

/** The source of every figure that only the company itself can confirm. */
const companyStatement = 'Angabe des Unternehmens';

/** What the company stated when its texts were written and what moves with the market: prices above all. */
export const companyDated = {
  asOf: '2025-01',
  checkAgain: '2027-01-31',
  source: companyStatement,
  shownAs: 'dated',
} as const;

/** What the company stated and what still holds: durations, properties, its own promises. */
export const companyCurrent = {
  asOf: '2025-01',
  checkAgain: '2027-06-30',
  source: companyStatement,
  shownAs: 'current',
} as const;

/** Laws as they stand today, and the pages that explain them. */
export const statuteHref = (law: string, paragraph: string) =>
  `https://www.gesetze-im-internet.de/${law}/__${paragraph}.html`;

/** The day on which a figure is to be looked at again; none for what belongs to the past. */
export function checkDay(figure: Figure): IsoDate | undefined {
  const { checkAgain, validUntil, shownAs } = figure;
  return checkAgain ?? (shownAs === 'current' ? validUntil : undefined);
}

type Grammar = 'nominative' | 'accusative' | 'dative';

/** „einen Monat“, „einem Tag“: in a sentence a single one of these is a word, in a table a figure. */
const single: Partial<Record<Unit, Record<'accusative' | 'dative', string>>> = {
  Tage: { accusative: 'einen Tag', dative: 'einem Tag' },
  Wochen: { accusative: 'eine Woche', dative: 'einer Woche' },
  Monate: { accusative: 'einen Monat', dative: 'einem Monat' },
  Jahre: { accusative: 'ein Jahr', dative: 'einem Jahr' },
};

/** Only word units change; „Wochen“, „Stunden“ and „Personen“ are alike in both cases. */
const inflections: Partial<Record<Unit, { one: string; dative: string }>> = {
  Stunden: { one: 'Stunde', dative: 'Stunden' },
  Tage: { one: 'Tag', dative: 'Tagen' },
  Wochen: { one: 'Woche', dative: 'Wochen' },
  Monate: { one: 'Monat', dative: 'Monaten' },
  Jahre: { one: 'Jahr', dative: 'Jahren' },
  Module: { one: 'Modul', dative: 'Modulen' },
  Personen: { one: 'Person', dative: 'Personen' },
};

function unitText(figure: Figure, grammar: Grammar): string {
  const forms = inflections[figure.unit];
  if (forms === undefined) return figure.unit;
  if (figure.value === 1) return forms.one;
  return grammar === 'dative' ? forms.dative : figure.unit;
}

function amountIn(figure: Figure, grammar: Grammar): string {
  const { value, decimals, bound } = figure;
  if (typeof value === 'string') return germanDate(value);
  if (value === 1 && figure.unit === 'Mal') return 'einmal';
  if (value === 1 && grammar !== 'nominative') {
    const word = single[figure.unit]?.[grammar];
    if (word !== undefined) return word;
  }
  const number =
    typeof value === 'number'
      ? formatNumber(value, decimals)
      : germanRange(value[0], value[1], decimals);
  return withUnit(bound === 'plus' ? `${number}+` : number, unitText(figure, grammar));
}

const boundWords: Record<Bound, (amount: string) => string> = {
  from: (amount) => `ab ${amount}`,
  upTo: (amount) => `bis zu ${amount}`,
  over: (amount) => `über ${amount}`,
  about: (amount) => `rund ${amount}`,
  atLeast: (amount) => `mindestens ${amount}`,
  plus: (amount) => amount,
  orMore: (amount) => `${amount} und mehr`,
};

function showIn(figure: Figure, grammar: Grammar): string {
  const amount = amountIn(figure, grammar);
  const bounded = figure.bound === undefined ? amount : boundWords[figure.bound](amount);
  return figure.per === undefined ? bounded : `${bounded} ${figure.per}`;
}

/** The whole figure: „bis zu 20 %“, „1.400–1.800 € je kWp“, „31.01.2019“. */
export function show(figure: Figure): string {
  return showIn(figure, 'nominative');
}

/** The same as the object of a sentence, where one month is „einen Monat“. */
export function showAccusative(figure: Figure): string {
  return showIn(figure, 'accusative');
}

/** The same after words like „nach“, „in“, „von“: „nach 25 Jahren“. */
export function showDative(figure: Figure): string {
  return showIn(figure, 'dative');
}

/** For running text, where a plus sign would trip the reader: „25–30 Jahre und länger“. */
export function inWords(figure: Figure): string {
  if (figure.bound !== 'plus') return show(figure);
  const more = figure.unit === 'Jahre' ? 'länger' : 'mehr';
  return `${show({ ...figure, bound: undefined })} und ${more}`;
}

/** Number and unit alone, for sentences and tables that contain the rest: „20 %“, „1.400–1.800 €“. */
export function amount(figure: Figure): string {
  return amountIn(figure, 'nominative');
}

/** „Stand: August 2026“ */
export function asOf(figure: Figure): string {
  return asOfNote(figure.asOf);
}

/** „Stand: August 2026, Quelle: Bundesnetzagentur“, for the note beside a dated figure. */
export function origin(figure: Figure): string {
  return `${asOf(figure)}, Quelle: ${figure.source}`;
}
