import type { colors } from './colors.ts';

/** A colour of the theme for an attribute of SVG: `fill={paint('slate.6')}`. */
export function paint(shade: `${keyof typeof colors}.${number}`): string {
  return `var(--mantine-color-${shade.replace('.', '-')})`;
}
