// What would move the cursor, colour the screen or turn the line round: a visitor typed this text. Line breaks
// stay, and the joiners that emoji and some languages need.
const control = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** Text of a visitor, harmless on a terminal. */
export function harmless(text: string): string {
  return text.replaceAll('\t', '  ').replace(control, '');
}

/** JSON with the same meaning, harmless on a terminal. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value).replace(control, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
