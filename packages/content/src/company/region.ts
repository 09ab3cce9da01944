import type { MunicipalHoliday, State } from '../states.ts';

type Region = {
  state: State;
  /** In titles, texts and the footer; the title of the home page takes 44 characters of them. */
  mainTowns: readonly string[];
  /** Goes on from „in Klipphausen,“ and „Wir bauen Photovoltaikanlagen“. */
  whereabouts: string;
  /** Goes on from „Anlagen“. */
  projectsWhereabouts: string;
  serviceArea: string;
  /** Metres around the seat. */
  serviceRadius: number;
  municipalHolidays: readonly MunicipalHoliday[];
};

/**
 * Where the company works. Outside of this folder nothing names its state, its towns, its river or its grid
 * operators, except parts marked by `inState`.
 */
export const region: Region = {
  state: 'SN',
  mainTowns: ['Dresden', 'Meißen', 'Radebeul'],
  whereabouts: 'zwischen Meißen und Dresden',
  projectsWhereabouts: 'zwischen Meißen und Freital',
  serviceArea: 'Ganz Sachsen und Umgebung',
  serviceRadius: 50_000,
  municipalHolidays: [],
};
