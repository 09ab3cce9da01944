import { colorsTuple, type MantineColorShade, type MantineColorsTuple } from '@mantine/core';
import { palette } from '@rebhang-solar/content/palette';

const { paper, slate } = palette;

/** Mantine draws its own lines and grounds in `gray`; here they are the stone's and the roof's. */
const gray = colorsTuple([...paper.slice(0, 3), paper[4], paper[4], ...slate.slice(4, 9)]);

/** The colours by the names under which every `color` and `c` takes them. */
export const colors = {
  paper: colorsTuple([...palette.paper]),
  slate: colorsTuple([...palette.slate]),
  tile: colorsTuple([...palette.tile]),
  vine: colorsTuple([...palette.vine]),
  sun: colorsTuple([...palette.sun]),
  gray,
};

type ColorName = keyof typeof colors;

// A colour is one of these, one of their shades (`paper.2`), or a role; any other word is an error of type.
declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<
      ColorName | `${ColorName}.${MantineColorShade}` | 'dark' | 'dimmed' | 'white' | 'inherit',
      MantineColorsTuple
    >;
  }
}
