import type { People } from '../company-types.ts';
import { serviceDeskHours } from './hours.ts';
import type { PictureName } from './pictures.ts';

export const people: People<PictureName> = {
  adviser: {
    name: 'Jana Beispiel',
    role: 'Ihre Beraterin',
    task: 'Beratung, Dachprüfung, Angebot',
    sentence: 'Ich rufe Sie an, sehe mir Ihr Dach an und rechne Ihnen jede Zahl vor.',
    phone: '030 23125-021',
  },
  master: {
    name: 'Max Muster',
    role: 'Elektrotechnikermeister',
    task: 'Montage, Prüfung, Netzanschluss',
    sentence: 'Bevor wir gehen, habe ich jede Klemme selbst geprüft.',
    hours: serviceDeskHours,
  },
  office: {
    name: 'Petra Probe',
    role: 'Im Büro',
    task: 'Termine, Unterlagen, Netzbetreiber',
    sentence: 'Ich weiß, wer wann Zeit für Sie hat.',
  },
  team: [],
  brands: [],
  photographs: [],
};
