import { type Picture, visualisation } from '../picture.ts';

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
  freital: {
    alt: 'Wohnhaus mit rotem Ziegeldach und Garage: 20 Solarmodule auf der vorderen Dachseite, zehn auf der Garage, daneben eine Wallbox',
    caption: visualisation,
  },
  'freital-3': {
    alt: 'Wechselrichter und Wallbox mit Ladekabel an der Garagenwand, das Tor steht offen',
    caption: visualisation,
  },
  'dresden-blasewitz': {
    alt: 'Kutscherhaus mit rotem Ziegeldach vor einer Villa, auf dem Dach sieben Solarmodule in einer Reihe',
    caption: visualisation,
  },
  'dresden-blasewitz-3': {
    alt: 'Schwarze Module auf dem Biberschwanzdach einer Remise mit Sandsteingiebel und Kupferrinne',
    caption: visualisation,
  },
  meissen: {
    alt: 'Einfamilienhaus mit grauem Dach und 28 Solarmodulen, am Eingang unter dem Vordach Batteriespeicher, Wechselrichter und Wallbox',
    caption: visualisation,
  },
  'meissen-2': {
    alt: 'Wand neben dem Eingang aus der Nähe: unter dem Vordach Wechselrichter, Batteriespeicher und eine Wallbox mit aufgerolltem Kabel',
    caption: visualisation,
  },
  mieterstrom: {
    alt: 'Viergeschossiges Mietshaus in Freital mit Balkonen, auf dem roten Ziegeldach 48 Solarmodule',
    caption: visualisation,
  },
  'mieterstrom-3': {
    alt: 'Zählerraum im Mehrfamilienhaus: zwei offene Zählerschränke mit elektronischen Zählern, daneben Wechselrichter und Batteriespeicher',
    caption: visualisation,
  },
  weinboehla: {
    alt: 'Einfamilienhaus bei Tag, auf dem Dach 22 Solarmodule rund um zwei Dachfenster',
    caption: visualisation,
  },
  'weinboehla-2': {
    alt: 'Dasselbe Haus in der Dämmerung vom Garten aus, die Zimmer sind erleuchtet',
    caption: visualisation,
  },
  landwirtschaft: {
    alt: 'Lange Scheune mit Holzverkleidung, das Dach mit 100 Solarmodulen belegt, davor Zaun und Strohballen',
    caption: visualisation,
  },
  'landwirtschaft-3': {
    alt: 'Modulreihen auf dem Trapezblechdach einer Scheune, im Vordergrund die Leiter',
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
  consultation: 'beratung',
  energy: 'modules-halfcell',
  services: 'montage',
  contact: 'weinboehla-2',
  roof: 'freital',
  roofArticle: 'dresden-blasewitz-3',
  warrantyArticle: 'freital-3',
} as const satisfies Record<string, PictureName | undefined>;
