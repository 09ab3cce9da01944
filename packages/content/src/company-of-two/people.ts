import type { People } from '../people.ts';
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
