import { colorsTuple, type MantineColorShade, type MantineColorsTuple } from '@mantine/core';

/** Ten shades, from the lightest to the darkest. */
const shades = (list: string) => colorsTuple(list.split(' '));

/** Sandstone, the paper of the site. 0 plates and cards, 1 the page, 2 bands, 4 hairlines. */
const paper = shades(
  '#fdfaf2 #f4efe3 #e8decb #d9ceb8 #c9bfa9 #b0a58c #948a72 #756c57 #575040 #3b362b',
);

/** Slate, the roofs. 4 outlines of fields, 5 text that stands back, 6 text and dark bands, 7 the footer. */
const slate = shades(
  '#f0f2f2 #d8dddf #b9c1c4 #949c9f #6c7475 #4d5c64 #22313a #18242b #111a20 #0a1014',
);

/** Tile red: here it goes on. 6 buttons and list marks, 7 what is pointed at, and errors. */
const tile = shades(
  '#fbeeea #f3d5cc #e6ab9b #d67f68 #c45c40 #b34a2e #a43c22 #842d18 #6a2413 #4f1a0e',
);

/** Vineyard green: what is saved, gained or done. 2 and 4 are the lighter fields of drawings. */
const vine = shades(
  '#eff3ea #dae3d0 #c3cbb2 #9db089 #7b9269 #5c7a48 #41652f #345226 #283f1d #1c2d15',
);

/** The sun shines rarely: on the mark, the focus and the dark bands. Never text on paper. */
const sun = shades(
  '#fef8e6 #fdefc6 #fbe29a #f8d46c #f6c84c #f4bf3e #f2b632 #c98f14 #936808 #5f4303',
);

/** Mantine draws its own lines and grounds in `gray`; here they are the stone's and the roof's. */
const gray = colorsTuple([...paper.slice(0, 3), paper[4], paper[4], ...slate.slice(4, 9)]);

/** The colours by the names under which every `color` and `c` takes them. */
export const colors = { paper, slate, tile, vine, sun, gray };

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
