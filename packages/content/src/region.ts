import type { MunicipalHoliday, State } from './states.ts';

/** Where a company works. */
export type Region = {
  state: State;
  /** In titles, texts and the footer; the title of the home page takes 44 characters of them. */
  mainTowns: readonly string[];
  /** Goes on from „in Klipphausen,“ and „Wir bauen Photovoltaikanlagen“. */
  whereabouts: string;
  /** Goes on from „Anlagen“ and „Eine Anlage“. */
  projectsWhereabouts: string;
  /** „. Unser Kerngebiet reicht 50 km um Klipphausen.“ follows, unless it says how far. */
  serviceArea: string;
  /** Metres around the seat. */
  serviceRadius: number;
  municipalHolidays: readonly MunicipalHoliday[];
};
