import type { PictureName } from './pictures.ts';

/** The team, the master craftsman, brands and photographs. Everything is optional: what is left empty is not shown anywhere. */
export type People = {
  /** Those whom customers meet, once they agree to be shown. */
  team: readonly { name: string; role: string; picture?: PictureName }[];
  /** The master craftsman responsible for the work, e.g. „Max Muster, Elektrotechnikermeister“. */
  master?: string;
  /** Number in the register of craftsmen, with the chamber that keeps it. */
  craftRegister?: string;
  /** Makers whose modules, inverters and storages are installed. */
  brands: readonly string[];
  /** Photographs of the company's own; each also has its entry in `pictures.ts`. */
  photographs: readonly PictureName[];
};

export const people: People = {
  team: [],
  brands: [],
  photographs: [],
};

/** What belongs in each place, for the launch check: an empty one is no fault. */
export const peoplePlaces: Record<keyof People, string> = {
  team: 'Menschen im Betrieb, die sich zeigen wollen: Name, Aufgabe, wenn vorhanden ein Foto',
  master: 'Meisterin oder Meister, mit Titel',
  craftRegister: 'Nummer in der Handwerksrolle, mit der Kammer',
  brands: 'Marken der Module, Wechselrichter und Speicher, die Sie verbauen',
  photographs: 'eigene Fotos aus dem Betrieb; Text und Unterschrift in pictures.ts',
};
