import { sample } from './sample.ts';

/** What each rendering shows, for those who do not see it. */
export const pictures = {
  hero: sample(
    'pictures.hero',
    'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 Solarmodule, davor eine Terrasse',
    'Foto einer eigenen Anlage',
  ),
  'hero-breit': sample(
    'pictures.hero-breit',
    'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 Solarmodule, davor eine Terrasse und Wiesen',
    'Foto einer eigenen Anlage, breites Format',
  ),
  freital: sample(
    'pictures.freital',
    'Wohnhaus mit rotem Ziegeldach und Doppelgarage, auf beiden Dächern zusammen 40 Solarmodule',
    'Foto der Anlage in Freital',
  ),
  'dresden-blasewitz': sample(
    'pictures.dresden-blasewitz',
    'Kutscherhaus mit rotem Ziegeldach und grünen Toren vor einer Villa, auf dem Dach sieben Solarmodule in einer Reihe',
    'Foto der Anlage in Dresden-Blasewitz',
  ),
  meissen: sample(
    'pictures.meissen',
    'Einfamilienhaus mit grauem Dach und 28 Solarmodulen, neben der Haustür Wallbox und Batteriespeicher',
    'Foto der Anlage in Meißen',
  ),
  mieterstrom: sample(
    'pictures.mieterstrom',
    'Viergeschossiges Mietshaus mit Balkonen, auf dem roten Ziegeldach 48 Solarmodule',
    'Foto der Mieterstromanlage',
  ),
  weinboehla: sample(
    'pictures.weinboehla',
    'Einfamilienhaus in der Abenddämmerung mit erleuchteten Fenstern, auf dem Dach 22 Solarmodule rund um zwei Dachfenster',
    'Foto der Anlage in Weinböhla',
  ),
  landwirtschaft: sample(
    'pictures.landwirtschaft',
    'Lange Scheune mit Holzverkleidung, das Dach mit 100 Solarmodulen belegt, davor Hof und Koppelzaun',
    'Foto der Anlage auf dem Hof',
  ),
  'module-nah': sample(
    'pictures.module-nah',
    'Solarmodule aus der Nähe: halbierte Zellen, schmale Rahmen und die Schienen am Rand',
    'Nahaufnahme eigener Module',
  ),
  'speicher-wallbox': sample(
    'pictures.speicher-wallbox',
    'Hauseingang, daneben an der Wand Wallbox, Wechselrichter und ein weißer Batteriespeicher',
    'Foto eines eigenen Einbaus von Speicher und Wallbox',
  ),
} as const;

export type PictureName = keyof typeof pictures;

/** Stands below every picture, for they are computer renderings and not photographs. */
export const pictureCaption = 'Visualisierung';
