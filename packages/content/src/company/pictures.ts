/** A picture as the site shows it. */
export type Picture = {
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Stands below it. */
  caption: string;
};

/** Stands below what a computer has drawn. A photograph has a caption of its own: place and date, say. */
export const visualisation = 'Visualisierung';

/**
 * The pictures of the site, each a file of its name in `packages/client/pictures`. A photograph is written
 * `freital: { alt: 'Wohnhaus mit …', caption: 'Freital, Mai 2026' }`.
 */
export const pictures = {
  // BEISPIEL: Foto einer eigenen Anlage
  hero: {
    alt: 'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse',
    caption: visualisation,
  },
  // BEISPIEL: Foto einer eigenen Anlage, breites Format
  'hero-breit': {
    alt: 'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse und Wiesen',
    caption: visualisation,
  },
  // BEISPIEL: Foto der Anlage in Freital
  freital: {
    alt: 'Wohnhaus mit rotem Ziegeldach und Garage: 20 Solarmodule auf der vorderen Dachseite, zehn auf der Garage, daneben eine Wallbox',
    caption: visualisation,
  },
  // BEISPIEL: zweites Foto der Anlage in Freital
  'freital-3': {
    alt: 'Wechselrichter und Wallbox mit Ladekabel an der Garagenwand, das Tor steht offen',
    caption: visualisation,
  },
  // BEISPIEL: Foto der Anlage in Dresden-Blasewitz
  'dresden-blasewitz': {
    alt: 'Kutscherhaus mit rotem Ziegeldach vor einer Villa, auf dem Dach sieben Solarmodule in einer Reihe',
    caption: visualisation,
  },
  // BEISPIEL: zweites Foto der Anlage in Dresden-Blasewitz
  'dresden-blasewitz-3': {
    alt: 'Schwarze Module auf dem Biberschwanzdach einer Remise mit Sandsteingiebel und Kupferrinne',
    caption: visualisation,
  },
  // BEISPIEL: Foto der Anlage in Meißen
  meissen: {
    alt: 'Einfamilienhaus mit grauem Dach und 28 Solarmodulen, am Eingang unter dem Vordach Batteriespeicher, Wechselrichter und Wallbox',
    caption: visualisation,
  },
  // BEISPIEL: zweites Foto der Anlage in Meißen
  'meissen-2': {
    alt: 'Wand neben dem Eingang aus der Nähe: unter dem Vordach Wechselrichter, Batteriespeicher und eine Wallbox mit aufgerolltem Kabel',
    caption: visualisation,
  },
  // BEISPIEL: Foto der Mieterstromanlage
  mieterstrom: {
    alt: 'Viergeschossiges Mietshaus in Freital mit Balkonen, auf dem roten Ziegeldach 48 Solarmodule',
    caption: visualisation,
  },
  // BEISPIEL: zweites Foto der Mieterstromanlage
  'mieterstrom-3': {
    alt: 'Zählerraum im Mehrfamilienhaus: zwei offene Zählerschränke mit elektronischen Zählern, daneben Wechselrichter und Batteriespeicher',
    caption: visualisation,
  },
  // BEISPIEL: Foto der Anlage in Weinböhla
  weinboehla: {
    alt: 'Einfamilienhaus bei Tag, auf dem Dach 22 Solarmodule rund um zwei Dachfenster',
    caption: visualisation,
  },
  // BEISPIEL: zweites Foto der Anlage in Weinböhla
  'weinboehla-2': {
    alt: 'Dasselbe Haus in der Dämmerung vom Garten aus, die Zimmer sind erleuchtet',
    caption: visualisation,
  },
  // BEISPIEL: Foto der Anlage auf dem Hof
  landwirtschaft: {
    alt: 'Lange Scheune mit Holzverkleidung, das Dach mit 100 Solarmodulen belegt, davor Zaun und Strohballen',
    caption: visualisation,
  },
  // BEISPIEL: zweites Foto der Anlage auf dem Hof
  'landwirtschaft-3': {
    alt: 'Modulreihen auf dem Trapezblechdach einer Scheune, im Vordergrund die Leiter',
    caption: visualisation,
  },
  // BEISPIEL: Nahaufnahme eigener Halbzellenmodule
  'modules-halfcell': {
    alt: 'Schwarze Halbzellenmodule auf roten Ziegeln aus der Nähe: jedes Modul ist in der Mitte durch einen Spalt geteilt',
    caption: visualisation,
  },
  // BEISPIEL: Nahaufnahme eigener Module
  'module-nah': {
    alt: 'Halbzellenmodule auf schiefergrauem Dach aus der Nähe: Mittelspalte, schmale Rahmen und Klemmen',
    caption: visualisation,
  },
  // BEISPIEL: Foto eines eigenen Einbaus von Speicher und Wallbox
  'speicher-wallbox': {
    alt: 'Wallbox mit Kabel, Wechselrichter und ein weißer Batteriespeicher nebeneinander an einer Hauswand',
    caption: visualisation,
  },
  // BEISPIEL: Foto eines eigenen Zählerschranks
  zaehlerschrank: {
    alt: 'Geöffneter Zählerschrank mit Zähler, Hauptschalter, Fehlerstromschutzschaltern, Sicherungen und Klemmen',
    caption: visualisation,
  },
  // BEISPIEL: Foto einer eigenen Montage
  montage: {
    alt: 'Montage auf einem roten Ziegeldach: Haken und Schienen, die erste Reihe mit neun Modulen liegt, von der zweiten liegen drei; daneben Dachleiter und Gerüst',
    caption: visualisation,
  },
  // BEISPIEL: Foto einer eigenen Beratung
  beratung: {
    alt: 'Beratung am Küchentisch: Dachplan mit Modulbelegung, Zollstock, Tablet mit Balkendiagramm und ein Stück Solarmodul mit Klemme',
    caption: visualisation,
  },
  // BEISPIEL: Foto einer eigenen Wärmepumpe
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
export const pagePictures: Record<PagePicture, PictureName | undefined> = {
  consultation: 'beratung',
  roof: 'freital',
  roofArticle: 'dresden-blasewitz-3',
  warrantyArticle: 'freital-3',
};

type PagePicture = 'consultation' | 'roof' | 'roofArticle' | 'warrantyArticle';
