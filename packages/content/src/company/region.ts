import type { MunicipalHoliday, State } from '../states.ts';

type Region = {
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

/**
 * Where the company works. Outside of this folder nothing names its state, its towns, its river or its grid
 * operators, except parts marked by `inState`.
 */
export const region: Region = {
  // BEISPIEL: Kürzel des Bundeslands, in dem die Firma sitzt
  state: 'SN',
  // BEISPIEL: drei Orte, für die die Firma gefunden werden will, der wichtigste zuerst
  mainTowns: ['Dresden', 'Meißen', 'Radebeul'],
  // BEISPIEL: zwischen oder bei welchen Orten die Firma sitzt und arbeitet
  whereabouts: 'zwischen Meißen und Dresden',
  // BEISPIEL: zwischen oder bei welchen Orten die Referenzen stehen
  projectsWhereabouts: 'zwischen Meißen und Freital',
  // BEISPIEL: Einsatzgebiet in wenigen Worten
  serviceArea: 'Ganz Sachsen und Umgebung',
  // BEISPIEL: Umkreis in Metern, in dem die Firma arbeitet
  serviceRadius: 50_000,
  // BEISPIEL: Feiertage, die nicht im ganzen Bundesland gelten, aber in der Gemeinde der Firma: 'Mariä Himmelfahrt' (Bayern), 'Fronleichnam' (Sachsen, Thüringen), 'Augsburger Friedensfest'; sonst leer
  municipalHolidays: [],
};
