// Into the field of a telephone number people also write when to call, a second number, or that they have none.

/** What finds the numbers of an entry, and first the hours beside them. */
function expressions() {
  const hour = String.raw`(?:[01]?\d|2[0-4])`;
  const minutes = String.raw`[:.][0-5]\d`;
  const clock = `${hour}(?:${minutes})?`;
  const dash = String.raw`[-\u2010-\u2014]`;
  const hours = String.raw`${clock}\s*(?:${dash}|bis|und)\s*${clock}`;

  /** Hours and dates, with which a number would go on: „8–12 Uhr“, „17:30“, „0351 98765 8-12“, „1.3.2027“. */
  const times = new RegExp(
    [
      String.raw`(?<!\d)(?:${hours}|${clock})\s*(?:Uhr|h)(?!\p{L})`,
      String.raw`(?<!\d)${hour}:\d\d(?!\d)`,
      String.raw`(?<![\d.])${hour}${minutes}\s*${dash}\s*${hour}${minutes}(?![\d.])`,
      String.raw`(?<=(?<!\d)[1-9]\d{2,}\s+)${hours}(?!\s*\d|${dash})`,
      String.raw`(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d(?!\d)`,
    ].join('|'),
    'giu',
  );

  /** A 0 with so many digits behind it is no part of the number before: another one begins. */
  const another = String.raw`\(?0(?:[\s/().–-]*\d){7}`;
  /** Before a digit of a number. An extension belongs to it only behind a dash without a blank. */
  const joint = String.raw`(?:|(?:\.|${dash}|\s+)(?!${another}))`;
  /** Before a digit of country and area code, and before the first behind them: „+49 (0)351 / 98765“. */
  const codeJoint = String.raw`\)?\s*(?:\(\d{1,6}\)|[/.]|${dash})?\s*`;

  /** With its country code, with its area code, as a mobile number without its 0, or of the place itself. */
  const number = new RegExp(
    String.raw`(?:${[
      String.raw`\(?(?:\+\s*|(?<!\d)00\s*)[1-9](?:${codeJoint}\d){6,7}`,
      // Behind the code of a mobile network alone a 0 begins no other number: „0176 040690 41“.
      String.raw`\(?(?<!\d)01[5-7]\d${codeJoint}0\d{3}`,
      String.raw`\(?(?<!\d)0\s*[1-9](?:(?:|${codeJoint}(?!${another}))\d){5}`,
      String.raw`(?<!\d)1[5-7]\d(?:${joint}\d){7}`,
      String.raw`(?<!\d)(?!20\d\d${dash})[2-9](?:${joint}\d){4}`,
    ].join('|')})(?:${joint}\d)*`,
    'gu',
  );

  return { times, number };
}

// Marked as pure, so that the visitors' pages, which dial the company's numbers alone, go without their bytes.
const read = /* @__PURE__ */ expressions();

/**
 * Every telephone number in what somebody has typed into its field, in the spelling that all its spellings
 * share: as it is dialled in Germany, `035198765`, `0043158858`, without an area code `98765`.
 */
export function numbersIn(entry: string): string[] {
  return (entry.replace(read.times, ',').match(read.number) ?? []).map(spelled);
}

/** Many write it without its 0. */
const isMobile = /^1[5-7]\d{8}/;

/** The digits of a number, those of a German one from the 0 of its area code on. */
function spelled(written: string): string {
  return written
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace('+', '00')
    .replace(/^(?:00490?|49(?=\d{9}))/, '0')
    .replace(isMobile, '0$&');
}

/** The first number of an entry as a link, `tel:+4935198765`; undefined where nothing can be dialled. */
export function telHref(entry: string): string | undefined {
  const [first] = numbersIn(entry);
  return first && numberHref(first);
}

/** The same of a text that is a number and nothing else, as company-rules.ts asks of those of the company. */
export function numberHref(written: string): string {
  return `tel:${spelled(written).replace(/^00/, '+').replace(/^0/, '+49')}`;
}

/** The entry as it was typed, its numbers as they are dialled in Germany: „+49 351 98765“ as „0351 98765“. */
export function asDialledHere(entry: string): string {
  return entry.replace(read.number, (written) =>
    written
      .replace(
        /^\(?(?:\+|00)\s*49\)?[\s/.-]*(?:\(0\)\s*|(\(?0)|)/,
        (_code, zero: string | undefined) => zero ?? '0',
      )
      .replace(/^(\(?)\+\s*/, '$100'),
  );
}

/**
 * Whether somebody has typed the last four digits of a number in an entry, alone or within the whole number.
 * @returns undefined where neither four digits nor a number were typed, which is no try
 */
export function opensWith(entry: string, typed: string): boolean | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 4) return numbersIn(entry).some((one) => one.endsWith(digits));
  // The first alone: several would be several guesses at once.
  const [whole] = numbersIn(typed);
  if (whole === undefined) return undefined;
  // Without its area code it is the end of the number.
  return numbersIn(entry).some((one) => whole.endsWith(one) || one.endsWith(whole));
}

/**
 * A regular expression, the same in JavaScript and PostgreSQL, for a number or some of its digits in a text
 * without capitals, however it is written there: with +49, 0049 or 0, spaces, slashes or brackets.
 */
export function searchPattern(written: string): string {
  const marks = ' /().\u2010-\u2014-';
  const [, prefix, digits = ''] = /^(00?)?(.*)$/.exec(spelled(written)) ?? [];
  if (prefix === undefined) return [...digits].join(`[${marks}]*`);
  // Where the number begins with a code, only the beginning of a number is meant.
  if (prefix === '00') {
    return `(^|[^0-9])(\\+|00) *${[...digits].join(`(\\(0\\)|[${marks}])*`)}`;
  }
  const code = `(0|(\\+|00)?49[${marks}]*0?)${isMobile.test(digits) ? '?' : ''}`;
  return `(^|[^0-9])${code}[${marks}]*${[...digits].join(`[${marks}]*`)}`;
}
