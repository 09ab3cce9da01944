// What a spreadsheet would calculate instead of showing it (OWASP, CSV injection), also once it has taken quotes off.
const formula = /^['"]*[=+\-@\t\r\n＝＋－＠]/u;

// Digits and separators alone are taken for a number, a date or a fraction, and lose what that has
// no place for: „01665“ becomes 1665, „12-14“ a December. A plain number and a whole date stay, and
// so does a telephone number with its area code apart: neither number nor date begins like that.
const digitsOnly = /^[\d .,:/-]+$/;
const plainNumber = /^(0|[1-9]\d{0,14})(,\d+)?$/;
const wholeDate = /^\d{4}-\d{2}-\d{2}$|^\d{2}\.\d{2}\.\d{4}$/;
const telephone = /^0(?:\d{3,5} ?[/ ] ?|\d{2} ?[/ ] ?(?=(?:\d ?){5}))\d+(?:[ -]\d+)*$/;
const exponent = /^\d+e\d+$/i;

/**
 * A value as it goes into a CSV file for Excel: what would be calculated gets an apostrophe in
 * front, what would be rewritten an invisible tab. {@link fromSpreadsheet} takes either off again.
 */
export function forSpreadsheet(value: string): string {
  if (formula.test(value)) return `'${value}`;
  const isRewritten =
    (digitsOnly.test(value) &&
      /\d/.test(value) &&
      ![plainNumber, wholeDate, telephone].some((form) => form.test(value))) ||
    exponent.test(value);
  return isRewritten ? `\t${value}` : value;
}

/** The value that {@link forSpreadsheet} was given. */
export function fromSpreadsheet(cell: string): string {
  const value = cell.slice(1);
  const isMarked = cell.startsWith('\t') || (cell.startsWith("'") && formula.test(value));
  return isMarked ? value : cell;
}
