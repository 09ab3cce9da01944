import { type OpeningHours, serviceDeskHours } from './hours.ts';
import type { PictureName } from './pictures.ts';

/** Somebody whom customers meet, who has agreed to be shown. */
export type Person = {
  name: string;
  /** Above the name: „Ihre Beraterin“, „Elektrotechnikermeister“. */
  role: string;
  /** What they do, in a few words. */
  task: string;
  /** What they say to a customer, in their own words; without it nothing stands in its place. */
  sentence?: string;
  /** A number of their own, as printed; without it the office's. */
  phone?: string;
  /** When they can be reached, if not whenever the office can. */
  hours?: readonly OpeningHours[];
  /** A photograph of them; without it their card is of words alone. */
  picture?: PictureName;
};

/** The people, brands and photographs of the company. Everything is optional: what is left empty is not shown anywhere. */
export type People = {
  /** Answers the consultation form; stands beside it, on its receipt and in its mail. */
  adviser?: Person;
  /** The master craftsman responsible for the work, beside the forms for maintenance and grid connection. */
  master?: Person;
  /** Answers the contact form, and stands in for whoever of the others is missing. */
  office?: Person;
  /** All others, on the home page. */
  team: readonly Pick<Person, 'name' | 'role' | 'picture'>[];
  /** Number in the register of craftsmen, with the chamber that keeps it. */
  craftRegister?: string;
  /** Makers whose modules, inverters and storages are installed. */
  brands: readonly string[];
  /** Photographs of the company's own; each also has its entry in `pictures.ts`. */
  photographs: readonly PictureName[];
};

export const people: People = {
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

/** What belongs in each place, for the launch check: an empty one is no fault. */
export const peoplePlaces: Record<keyof People, string> = {
  adviser: 'wer berät: steht neben dem Beratungsformular, auf der Quittung und in der E-Mail',
  master: 'Meisterin oder Meister, mit Titel: steht neben Wartung und Netzanschluss',
  office: 'wer im Büro das Telefon abnimmt: steht neben dem Kontaktformular',
  team: 'alle anderen im Betrieb, die sich zeigen wollen: Name, Aufgabe, wenn vorhanden ein Foto',
  craftRegister: 'Nummer in der Handwerksrolle, mit der Kammer',
  brands: 'Marken der Module, Wechselrichter und Speicher, die Sie verbauen',
  photographs: 'eigene Fotos aus dem Betrieb; Text und Unterschrift in pictures.ts',
};
