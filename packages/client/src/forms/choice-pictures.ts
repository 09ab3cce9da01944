/** Pictures of answers as the `d` of one path, in a box of 64 by 40; drawn as a line in the text's colour. */

export const housePictures = {
  einfamilienhaus: 'M14 38V19M50 19v19M8 23 32 4l24 19M8 38h48M28 38V27h8v11',
  doppelhaus: 'M8 38V18M56 18v20M3 22 32 4l29 18M3 38h58M32 4v34M17 38V28h7v10M40 38V28h7v10',
  reihenhaus:
    'M2 38V19l10-9 10 9 10-9 10 9 10-9 10 9v19zM22 19v19M42 19v19M9 38V28h6v10M29 38V28h6v10M49 38V28h6v10',
  mehrfamilienhaus:
    'M14 38V11M50 11v27M9 14 32 3l23 11M9 38h46M21 15h7v6h-7zM36 15h7v6h-7zM21 25h7v6h-7zM36 25h7v6h-7z',
  gewerbe: 'M4 38V18l14-9v9l14-9v9l14-9v29zM46 20h14v18H46M12 25h6v5h-6zM26 25h6v5h-6zM53 38V28',
};

/** „weiß ich noch nicht“ */
export const unknownPicture = 'M8 13a8 8 0 1 1 12 7c-3 1.8-4 3.6-4 7.5M16 33v2.5';

/** A roof with so many modules on it that the areas can be told apart. */
export const roofPictures = {
  'unter-50': roof(3),
  '50-100': roof(6),
  '100-200': roof(10),
  'ueber-200': roof(15),
};

/** As many flashes as there are steps. */
export const consumptionPictures = {
  'unter-3000': flashes(1),
  '3000-5000': flashes(2),
  '5000-8000': flashes(3),
  'ueber-8000': flashes(4),
};

function roof(modules: number): string {
  const cells = Array.from({ length: modules }, (_, index) => {
    const row = Math.floor(index / 5);
    return `M${16 + (index % 5) * 9 - row * 2.7} ${7 + row * 9.5}h7l-2 7h-7z`;
  });
  return `M13 3h49L51 38H2z${cells.join('')}`;
}

function flashes(count: number): string {
  const starts = Array.from({ length: count }, (_, index) => 13 + index * 14);
  return starts.map((start) => `M${start} 4l-8 19h7l-3 13 10-19h-7l5-13z`).join('');
}
