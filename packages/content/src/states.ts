/** The sixteen states by the codes of ISO 3166-2, which holidays are counted by. */
export const states = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;

export type State = keyof typeof states;

export function isState(code: string): code is State {
  return Object.hasOwn(states, code);
}

/** „in Sachsen“, „im Saarland“ */
export function locatedIn(state: State): string {
  return state === 'SL' ? `im ${states[state]}` : `in ${states[state]}`;
}

/** „aus Sachsen“, „aus dem Saarland“ */
export function comingFrom(state: State): string {
  return state === 'SL' ? `aus dem ${states[state]}` : `aus ${states[state]}`;
}

/** Holidays that hold in parts of a state only: in Bavaria, in Saxony and Thuringia, in Augsburg. */
export type MunicipalHoliday = 'Mariä Himmelfahrt' | 'Fronleichnam' | 'Augsburger Friedensfest';
