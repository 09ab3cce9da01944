import type { Project } from '@rebhang-solar/content/project';
import { kW, kWh, kWp, watts } from '@rebhang-solar/content/typography';
import type { PictureName } from './pictures.ts';
import type { ProjectId } from './project-ids.ts';

/** Two kinds, one with storage and one whose price is withheld. */
export const projects: Record<ProjectId, Project<ProjectId, PictureName>> = {
  winzerhof: {
    id: 'winzerhof',
    title: 'Kelterhalle eines Winzerhofs in Endingen am Kaiserstuhl',
    description:
      'Module auf der Kelterhalle: Im Herbst laufen Pressen und Kühlung mit eigenem Strom.',
    year: 2012,
    yield: 28_300,
    specs: `${kWp(29.7)} | 66 Module | Gewerbe`,
    image: 'winzerhof',
    additionalImages: [],
    location: 'Endingen am Kaiserstuhl',
    kind: 'gewerbe',
    power: 29.7,
    projectSize: kWp(29.7),
    withheld: 'auf Anfrage',
    investmentNote: 'Den Preis nennen wir auf Anfrage: Er hing am Umbau der Halle.',
    savings: 4_900,
    position: { latitude: 48.1426, longitude: 7.7013 },
    roof: { planes: [{ tilt: 15, azimuth: 190, share: 66 }] },
    detailedDescription: ['Gekeltert wird im September, wenn das Dach noch viel liefert.'],
    features: ['Montage zwischen zwei Herbsten'],
    technicalSpecs: {
      modules: `66 Halbzellenmodule mit je ${watts(450)}`,
      inverter: `Dreiphasiger Wechselrichter mit ${kW(25)}`,
      monitoring: 'Ertrag im Browser',
    },
  },
  reihenhaus: {
    id: 'reihenhaus',
    title: 'Reihenhaus mit Wärmepumpe und Carport',
    description: 'Ein Dach, ein Carport und ein Speicher im Keller.',
    year: 2026,
    yield: 10_200,
    specs: `${kWp(9.9)} | Speicher | Carport`,
    image: 'reihenhaus',
    additionalImages: [],
    location: 'Bad Krozingen',
    kind: 'einfamilienhaus',
    power: 9.9,
    storage: 10,
    projectSize: `${kWp(9.9)} mit Speicher`,
    investment: 19_800,
    savings: 2_050,
    position: { latitude: 47.9178, longitude: 7.7011 },
    roof: {
      planes: [
        { tilt: 38, azimuth: 170, share: 16 },
        { tilt: 5, azimuth: 170, share: 6 },
      ],
    },
    detailedDescription: ['Die Wärmepumpe nimmt mittags, was Haus und Auto übrig lassen.'],
    features: ['Carport als zweites Dach'],
    technicalSpecs: {
      modules: `22 Halbzellenmodule mit je ${watts(450)}`,
      inverter: `Hybridwechselrichter mit ${kW(10)}`,
      storage: `Batteriespeicher mit ${kW(5)} Leistung und ${kWh(10)} Kapazität`,
      monitoring: 'Ertrag und Verbrauch per App',
    },
  },
};
