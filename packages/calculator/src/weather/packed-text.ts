/** How many different values one printable character can hold. */
export const levels = 86;
const firstCode = 40;
/** The backslash is left out, it would have to be escaped. */
const backslash = 92;

/** Writes whole numbers from 0 to 85 as one printable character each. */
export function encode(values: readonly number[]): string {
  return values
    .map((value) => {
      if (!Number.isInteger(value) || value < 0 || value >= levels) {
        throw new RangeError(`${value} does not fit into one character`);
      }
      const code = firstCode + value;
      return String.fromCharCode(code < backslash ? code : code + 1);
    })
    .join('');
}

/** The number at one position of an encoded text. */
export function decodeAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code - firstCode - (code > backslash ? 1 : 0);
}
