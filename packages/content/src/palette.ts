/**
 * The colours of the site (docs/design.md), ten shades each from the lightest to the darkest. Theme, mails,
 * documents and drawn pictures take them from here.
 */
// biome-ignore format: one row for one colour
export const palette = {
  /** Sandstone, the paper of the site. 0 plates and cards, 1 the page, 2 bands, 4 hairlines. */
  paper: ['#fdfaf2', '#f4efe3', '#e8decb', '#d9ceb8', '#c9bfa9', '#b0a58c', '#948a72', '#756c57', '#575040', '#3b362b'],

  /** Slate, the roofs. 4 outlines of fields, 5 text that stands back, 6 text and dark bands, 7 the footer. */
  slate: ['#f0f2f2', '#d8dddf', '#b9c1c4', '#949c9f', '#6c7475', '#4d5c64', '#22313a', '#18242b', '#111a20', '#0a1014'],

  /** Tile red: here it goes on. 6 buttons and list marks, 7 what is pointed at, and errors. */
  tile: ['#fbeeea', '#f3d5cc', '#e6ab9b', '#d67f68', '#c45c40', '#b34a2e', '#a43c22', '#842d18', '#6a2413', '#4f1a0e'],

  /** Vineyard green: what is saved, gained or done. 2 and 4 are the lighter fields of drawings. */
  vine: ['#eff3ea', '#dae3d0', '#c3cbb2', '#9db089', '#7b9269', '#5c7a48', '#41652f', '#345226', '#283f1d', '#1c2d15'],

  /** The sun shines rarely: on the mark, the focus and the dark bands. Never text on paper. */
  sun: ['#fef8e6', '#fdefc6', '#fbe29a', '#f8d46c', '#f6c84c', '#f4bf3e', '#f2b632', '#c98f14', '#936808', '#5f4303'],
} as const;
