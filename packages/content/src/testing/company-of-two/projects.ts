import type { Project } from '@rebhang-solar/content/project';
import { kW, kWh, kWp, watts } from '@rebhang-solar/content/typography';
import type { PictureName } from './pictures.ts';
import type { ProjectId } from './project-ids.ts';

/** The projects that have a page of their own. */
export const projects: Record<ProjectId, Project<ProjectId, PictureName>> = {
  rastede: {
    id: 'rastede',
    title: 'Einfamilienhaus in Rastede',
    description:
      'Ein Süddach und ein Speicher im Hauswirtschaftsraum. Die Wärmepumpe läuft mittags.',
    year: 2026,
    yield: 10_600,
    specs: `${kWp(11.2)} | Speicher | Wärmepumpe`,
    additionalImages: [],
    location: 'Rastede',
    kind: 'einfamilienhaus',
    power: 11.2,
    storage: 10,
    projectSize: `${kWp(11.2)} mit Speicher`,
    investment: 21_300,
    savings: 1_950,
    position: { latitude: 53.2467, longitude: 8.2003 },
    roof: { planes: [{ tilt: 38, azimuth: 180, share: 28 }] },
    detailedDescription: [
      'Das Haus hat seit 2022 eine Wärmepumpe. Im Winter reicht das Dach an 30 Tagen nicht, im Sommer bleibt viel übrig.',
    ],
    features: ['Speicher im Hauswirtschaftsraum', 'Gerüst nur 2 Tage am Haus'],
    technicalSpecs: {
      modules: `28 Halbzellenmodule mit je ${watts(400)}`,
      inverter: `Hybridwechselrichter mit ${kW(10)}`,
      storage: `Batteriespeicher mit ${kWh(10)}`,
      monitoring: 'Ertrag und Verbrauch per App',
    },
  },
};
