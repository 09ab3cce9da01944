import type { Picture } from '@rebhang-solar/content/picture';
import type { ProjectId } from './project-ids.ts';

const caption = 'Eigene Anlage, Mai 2026';

export const pictures = {
  hero: {
    alt: 'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse',
    caption,
  },
  'hero-breit': {
    alt: 'Modernes Haus mit Holzgiebel und schiefergrauem Dach, darauf 30 schwarze Solarmodule, davor eine Terrasse und Wiesen',
    caption,
  },
  'modules-halfcell': {
    alt: 'Schwarze Halbzellenmodule auf roten Ziegeln aus der Nähe: jedes Modul ist in der Mitte durch einen Spalt geteilt',
    caption,
  },
  'module-nah': {
    alt: 'Halbzellenmodule auf schiefergrauem Dach aus der Nähe: Mittelspalte, schmale Rahmen und Klemmen',
    caption,
  },
  'speicher-wallbox': {
    alt: 'Wallbox mit Kabel, Wechselrichter und ein weißer Batteriespeicher nebeneinander an einer Hauswand',
    caption,
  },
  zaehlerschrank: {
    alt: 'Geöffneter Zählerschrank mit Zähler, Hauptschalter, Fehlerstromschutzschaltern, Sicherungen und Klemmen',
    caption,
  },
  montage: {
    alt: 'Montage auf einem roten Ziegeldach: Haken und Schienen, die erste Reihe mit neun Modulen liegt, von der zweiten liegen drei; daneben Dachleiter und Gerüst',
    caption,
  },
  beratung: {
    alt: 'Beratung am Küchentisch: Dachplan mit Modulbelegung, Zollstock, Tablet mit Balkendiagramm und ein Stück Solarmodul mit Klemme',
    caption,
  },
  waermepumpe: {
    alt: 'Außengerät einer Wärmepumpe auf Kies vor einer verputzten Hauswand',
    caption,
  },
  winzerhof: { alt: 'Winzerhof mit Kelterhalle', caption },
  reihenhaus: { alt: 'Reihenhaus mit Carport', caption },
} satisfies Record<ProjectId, Picture> & Record<string, Picture>;

export type PictureName = keyof typeof pictures | ProjectId;

export const pagePictures = {
  consultation: 'beratung',
  energy: 'winzerhof',
  services: 'reihenhaus',
  contact: 'winzerhof',
  roof: 'winzerhof',
  roofArticle: 'winzerhof',
  warrantyArticle: 'reihenhaus',
} as const satisfies Record<string, PictureName>;
