/** A picture as the site shows it. */
export type Picture = {
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Stands below it. */
  caption: string;
};

/** Stands below what a computer has drawn. A photograph has a caption of its own: place and date, say. */
export const visualisation = 'Visualisierung';

const rendering = (alt: string): Picture => ({ alt, caption: visualisation });

/**
 * The pictures of the site, each a file of its name in `packages/client/pictures`. A photograph is written
 * `freital: { alt: 'Wohnhaus mit …', caption: 'Freital, Mai 2026' }`.
 */
export const pictures = {
  // BEISPIEL: Foto einer eigenen Anlage
  hero: rendering(
    'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse',
  ),
  // BEISPIEL: Foto einer eigenen Anlage, breites Format
  'hero-breit': rendering(
    'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse und Wiesen',
  ),
  // BEISPIEL: Foto der Anlage in Freital
  freital: rendering(
    'Wohnhaus mit rotem Ziegeldach und Garage: 20 Solarmodule auf der vorderen Dachseite, zehn auf der Garage, daneben eine Wallbox',
  ),
  // BEISPIEL: zweites Foto der Anlage in Freital
  'freital-2': rendering(
    'Dasselbe Wohnhaus vom Garten aus gesehen: zehn Solarmodule auf der hinteren Dachseite, dahinter die zehn flach liegenden der Garage',
  ),
  // BEISPIEL: Foto der Anlage in Dresden-Blasewitz
  'dresden-blasewitz': rendering(
    'Kutscherhaus mit rotem Ziegeldach vor einer Villa, auf dem Dach sieben Solarmodule in einer Reihe',
  ),
  // BEISPIEL: zweites Foto der Anlage in Dresden-Blasewitz
  'dresden-blasewitz-2': rendering(
    'Dasselbe Kutscherhaus aus der Nähe: die eine Reihe mit sieben Solarmodulen, dahinter die Villa',
  ),
  // BEISPIEL: Foto der Anlage in Meißen
  meissen: rendering(
    'Einfamilienhaus mit grauem Dach und 28 Solarmodulen, am Eingang unter dem Vordach Batteriespeicher, Wechselrichter und Wallbox',
  ),
  // BEISPIEL: zweites Foto der Anlage in Meißen
  'meissen-2': rendering(
    'Wand neben dem Eingang aus der Nähe: unter dem Vordach Wechselrichter, Batteriespeicher und eine Wallbox mit aufgerolltem Kabel',
  ),
  // BEISPIEL: Foto der Mieterstromanlage
  mieterstrom: rendering(
    'Viergeschossiges Mietshaus in Freital mit Balkonen, auf dem roten Ziegeldach 48 Solarmodule',
  ),
  // BEISPIEL: zweites Foto der Mieterstromanlage
  'mieterstrom-2': rendering(
    'Dasselbe Mietshaus von oben: auf dem Satteldach ein Feld aus drei Reihen mit je 16 Solarmodulen',
  ),
  // BEISPIEL: Foto der Anlage in Weinböhla
  weinboehla: rendering(
    'Einfamilienhaus bei Tag, auf dem Dach 22 Solarmodule rund um zwei Dachfenster',
  ),
  // BEISPIEL: zweites Foto der Anlage in Weinböhla
  'weinboehla-2': rendering(
    'Dasselbe Haus in der Dämmerung vom Garten aus, die Zimmer sind erleuchtet',
  ),
  // BEISPIEL: Foto der Anlage auf dem Hof
  landwirtschaft: rendering(
    'Lange Scheune mit Holzverkleidung, das Dach mit 100 Solarmodulen belegt, davor Zaun und Strohballen',
  ),
  // BEISPIEL: zweites Foto der Anlage auf dem Hof
  'landwirtschaft-2': rendering(
    'Dieselbe Scheune von oben: vier Reihen mit je 25 Solarmodulen, davor der Hof mit Anhänger, dahinter ein Feld',
  ),
  // BEISPIEL: Nahaufnahme eigener Halbzellenmodule
  'modules-halfcell': rendering(
    'Schwarze Halbzellenmodule auf roten Ziegeln aus der Nähe: jedes Modul ist in der Mitte durch einen Spalt geteilt',
  ),
  // BEISPIEL: Nahaufnahme eigener Module
  'module-nah': rendering(
    'Halbzellenmodule auf schiefergrauem Dach aus der Nähe: Mittelspalte, schmale Rahmen und Klemmen',
  ),
  // BEISPIEL: Foto eines eigenen Einbaus von Speicher und Wallbox
  'speicher-wallbox': rendering(
    'Wallbox mit Kabel, Wechselrichter und ein weißer Batteriespeicher nebeneinander an einer Hauswand',
  ),
  // BEISPIEL: Foto eines eigenen Zählerschranks
  zaehlerschrank: rendering(
    'Geöffneter Zählerschrank mit Zähler, Hauptschalter, Fehlerstromschutzschaltern, Sicherungen und Klemmen',
  ),
  // BEISPIEL: Foto einer eigenen Montage
  montage: rendering(
    'Montage auf einem roten Ziegeldach: Haken und Schienen, die erste Reihe mit neun Modulen liegt, von der zweiten liegen drei; daneben Dachleiter und Gerüst',
  ),
};

export type PictureName = keyof typeof pictures;
