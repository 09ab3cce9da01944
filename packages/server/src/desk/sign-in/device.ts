/** The first that matches: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** „Firefox, Windows“, so that somebody finds the session that is not theirs. */
export function deviceOf(userAgent = ''): string {
  const nameOf = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent))?.[1];
  const known = [nameOf(browsers), nameOf(systems)].filter(Boolean);
  return known.join(', ') || 'Unbekannter Browser';
}
