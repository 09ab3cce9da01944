import type { People } from '@rebhang-solar/content/company-types';
import type { PictureName } from './pictures.ts';

/** The two of them; the master names no hours, and nobody advises alone. */
export const people: People<PictureName> = {
  master: {
    name: 'Enno Gerdes',
    role: 'Elektrotechnikermeister',
    task: 'Planung, Montage, Netzanschluss',
  },
  office: {
    name: 'Wiebke Onken',
    role: 'Im Büro',
    task: 'Termine, Angebote, Unterlagen',
    sentence: 'Wer anruft, hat mich am Telefon.',
  },
  team: [],
  craftRegister: '48213, Handwerkskammer Oldenburg',
  brands: [],
  photographs: [],
};
