import { sample } from './sample.ts';

/** What each rendering shows, for those who do not see it. */
export const pictures = {
  hero: sample(
    'pictures.hero',
    'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse',
    'Foto einer eigenen Anlage',
  ),
  'hero-breit': sample(
    'pictures.hero-breit',
    'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse und Wiesen',
    'Foto einer eigenen Anlage, breites Format',
  ),
  freital: sample(
    'pictures.freital',
    'Wohnhaus mit rotem Ziegeldach und Garage: 20 Solarmodule auf der vorderen Dachseite, zehn auf der Garage, daneben eine Wallbox',
    'Foto der Anlage in Freital',
  ),
  'freital-2': sample(
    'pictures.freital-2',
    'Dasselbe Wohnhaus vom Garten aus gesehen: zehn Solarmodule auf der hinteren Dachseite, dahinter die zehn flach liegenden der Garage',
    'zweites Foto der Anlage in Freital',
  ),
  'dresden-blasewitz': sample(
    'pictures.dresden-blasewitz',
    'Kutscherhaus mit rotem Ziegeldach vor einer Villa, auf dem Dach sieben Solarmodule in einer Reihe',
    'Foto der Anlage in Dresden-Blasewitz',
  ),
  'dresden-blasewitz-2': sample(
    'pictures.dresden-blasewitz-2',
    'Dasselbe Kutscherhaus aus der Nähe: die eine Reihe mit sieben Solarmodulen, dahinter die Villa',
    'zweites Foto der Anlage in Dresden-Blasewitz',
  ),
  meissen: sample(
    'pictures.meissen',
    'Einfamilienhaus mit grauem Dach und 28 Solarmodulen, am Eingang unter dem Vordach Batteriespeicher, Wechselrichter und Wallbox',
    'Foto der Anlage in Meißen',
  ),
  'meissen-2': sample(
    'pictures.meissen-2',
    'Wand neben dem Eingang aus der Nähe: unter dem Vordach Wechselrichter, Batteriespeicher und eine Wallbox mit aufgerolltem Kabel',
    'zweites Foto der Anlage in Meißen',
  ),
  mieterstrom: sample(
    'pictures.mieterstrom',
    'Viergeschossiges Mietshaus in Freital mit Balkonen, auf dem roten Ziegeldach 48 Solarmodule',
    'Foto der Mieterstromanlage',
  ),
  'mieterstrom-2': sample(
    'pictures.mieterstrom-2',
    'Dasselbe Mietshaus von oben: auf dem Satteldach ein Feld aus drei Reihen mit je 16 Solarmodulen',
    'zweites Foto der Mieterstromanlage',
  ),
  weinboehla: sample(
    'pictures.weinboehla',
    'Einfamilienhaus bei Tag, auf dem Dach 22 Solarmodule rund um zwei Dachfenster',
    'Foto der Anlage in Weinböhla',
  ),
  'weinboehla-2': sample(
    'pictures.weinboehla-2',
    'Dasselbe Haus in der Dämmerung vom Garten aus, die Zimmer sind erleuchtet',
    'zweites Foto der Anlage in Weinböhla',
  ),
  landwirtschaft: sample(
    'pictures.landwirtschaft',
    'Lange Scheune mit Holzverkleidung, das Dach mit 100 Solarmodulen belegt, davor Zaun und Strohballen',
    'Foto der Anlage auf dem Hof',
  ),
  'landwirtschaft-2': sample(
    'pictures.landwirtschaft-2',
    'Dieselbe Scheune von oben: vier Reihen mit je 25 Solarmodulen, davor der Hof mit Anhänger, dahinter ein Feld',
    'zweites Foto der Anlage auf dem Hof',
  ),
  'modules-halfcell': sample(
    'pictures.modules-halfcell',
    'Schwarze Halbzellenmodule auf roten Ziegeln aus der Nähe: jedes Modul ist in der Mitte durch einen Spalt geteilt',
    'Nahaufnahme eigener Halbzellenmodule',
  ),
  'module-nah': sample(
    'pictures.module-nah',
    'Halbzellenmodule auf schiefergrauem Dach aus der Nähe: Mittelspalte, schmale Rahmen und Klemmen',
    'Nahaufnahme eigener Module',
  ),
  'speicher-wallbox': sample(
    'pictures.speicher-wallbox',
    'Wallbox mit Kabel, Wechselrichter und ein weißer Batteriespeicher nebeneinander an einer Hauswand',
    'Foto eines eigenen Einbaus von Speicher und Wallbox',
  ),
  zaehlerschrank: sample(
    'pictures.zaehlerschrank',
    'Geöffneter Zählerschrank mit Zähler, Hauptschalter, Fehlerstromschutzschaltern, Sicherungen und Klemmen',
    'Foto eines eigenen Zählerschranks',
  ),
  montage: sample(
    'pictures.montage',
    'Montage auf einem roten Ziegeldach: Haken und Schienen, die erste Reihe mit neun Modulen liegt, von der zweiten liegen drei; daneben Dachleiter und Gerüst',
    'Foto einer eigenen Montage',
  ),
} as const;

export type PictureName = keyof typeof pictures;

/** Stands below every picture, for they are computer renderings and not photographs. */
export const pictureCaption = 'Visualisierung';
