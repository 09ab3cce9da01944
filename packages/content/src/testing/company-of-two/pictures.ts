import { type Picture, visualisation } from '@rebhang-solar/content/picture';

/**
 * The pictures of the site, each a file of its name in `packages/client/pictures`. A photograph is written
 * `freital: { alt: 'Wohnhaus mit …', caption: 'Freital, Mai 2026' }`.
 */
export const pictures = {
  hero: {
    alt: 'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse',
    caption: visualisation,
  },
  'hero-breit': {
    alt: 'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse und Wiesen',
    caption: visualisation,
  },
  'modules-halfcell': {
    alt: 'Schwarze Halbzellenmodule auf roten Ziegeln aus der Nähe: jedes Modul ist in der Mitte durch einen Spalt geteilt',
    caption: visualisation,
  },
  'module-nah': {
    alt: 'Halbzellenmodule auf schiefergrauem Dach aus der Nähe: Mittelspalte, schmale Rahmen und Klemmen',
    caption: visualisation,
  },
  'speicher-wallbox': {
    alt: 'Wallbox mit Kabel, Wechselrichter und ein weißer Batteriespeicher nebeneinander an einer Hauswand',
    caption: visualisation,
  },
  zaehlerschrank: {
    alt: 'Geöffneter Zählerschrank mit Zähler, Hauptschalter, Fehlerstromschutzschaltern, Sicherungen und Klemmen',
    caption: visualisation,
  },
  montage: {
    alt: 'Montage auf einem roten Ziegeldach: Haken und Schienen, die erste Reihe mit neun Modulen liegt, von der zweiten liegen drei; daneben Dachleiter und Gerüst',
    caption: visualisation,
  },
  beratung: {
    alt: 'Beratung am Küchentisch: Dachplan mit Modulbelegung, Zollstock, Tablet mit Balkendiagramm und ein Stück Solarmodul mit Klemme',
    caption: visualisation,
  },
  waermepumpe: {
    alt: 'Außengerät einer Wärmepumpe auf Kies vor einer verputzten Hauswand',
    caption: visualisation,
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/**
 * Pictures of pages, also in the pictures of shared links; `undefined` where there is none. The last two open an
 * article each, and no two articles open with the same: `modules-halfcell`, `module-nah`, `speicher-wallbox`,
 * `zaehlerschrank` and `montage` are taken.
 */
export const pagePictures = {
  consultation: undefined,
  energy: undefined,
  services: undefined,
  contact: undefined,
  roof: undefined,
  roofArticle: undefined,
  warrantyArticle: undefined,
} as const satisfies Record<string, PictureName | undefined>;
