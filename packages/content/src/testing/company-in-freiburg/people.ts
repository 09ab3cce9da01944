import type { People } from '@rebhang-solar/content/company-types';
import { serviceDeskHours } from './hours.ts';
import type { PictureName } from './pictures.ts';

/** One with a photograph and a long name, one without a word of their own, and nobody in the office. */
export const people: People<PictureName> = {
  adviser: {
    name: 'Annegret von Schauinsland-Oberrimsingen',
    role: 'Elektrotechnikermeisterin, Planung und Beratung',
    task: 'Planung und Beratung',
    sentence:
      'Ich rechne Ihnen jede Zahl vor, und wenn es regnet, auch ein zweites Mal, bis Sie alles verstanden haben.',
    phone: '+49 89 99998-778',
    picture: 'winzerhof',
  },
  master: { name: 'Jo Ost', role: 'Meister', task: 'Montage', hours: serviceDeskHours },
  team: [{ name: 'Jens Ostertag', role: 'Bauleiter', picture: 'winzerhof' }],
  craftRegister: '1234567, Handwerkskammer Freiburg',
  brands: ['Erste Marke', 'Zweite Marke'],
  photographs: ['winzerhof'],
};
