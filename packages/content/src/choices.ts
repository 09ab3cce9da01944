/** The values a visitor can choose from, each with the label shown for it (specification, section 3). */

export const haustyp = {
  einfamilienhaus: 'Einfamilienhaus',
  doppelhaus: 'Doppelhaushälfte',
  reihenhaus: 'Reihenhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
  gewerbe: 'Gewerbe',
} as const;

/** Usable roof area in m². */
export const dachflaeche = {
  'unter-50': 'unter 50 m²',
  '50-100': '50–100 m²',
  '100-200': '100–200 m²',
  'ueber-200': 'über 200 m²',
} as const;

/** Electricity used per year in kWh. */
export const stromverbrauch = {
  'unter-3000': 'unter 3.000 kWh',
  '3000-5000': '3.000–5.000 kWh',
  '5000-8000': '5.000–8.000 kWh',
  'ueber-8000': 'über 8.000 kWh',
} as const;

/** Budget in euro. */
export const budget = {
  'bis-15000': 'bis 15.000 €',
  '15000-25000': '15.000–25.000 €',
  '25000-40000': '25.000–40.000 €',
  'ueber-40000': 'über 40.000 €',
} as const;

export const zeitrahmen = {
  sofort: 'so bald wie möglich',
  '3-monate': 'in den nächsten 3 Monaten',
  '6-monate': 'in den nächsten 6 Monaten',
  spaeter: 'später',
} as const;

/** What is planned at the grid connection. */
export const vorhaben = {
  neu: 'Neue Anlage',
  aenderung: 'Änderung einer Anlage',
  erweiterung: 'Erweiterung einer Anlage',
} as const;

/** Over how many phases the inverter feeds in. */
export const phasen = { einphasig: 'einphasig', dreiphasig: 'dreiphasig' } as const;

export const einspeisung = {
  ueberschuss: 'Überschusseinspeisung',
  voll: 'Volleinspeisung',
} as const;

export const jaNein = { ja: 'Ja', nein: 'Nein' } as const;

/**
 * What answers that are not offered any more said, by the key under which rows still hold them: without it desk,
 * mail and export would show the key. `spaeter: 'später'`, once that answer has another key or is gone.
 */
export const formerAnswers: Readonly<Record<string, string>> = {};

/** The keys of a choice object as the non-empty tuple that an enum schema takes. */
export function choiceValues<T extends Record<string, string>>(
  choices: T,
): [keyof T & string, ...(keyof T & string)[]] {
  const [first, ...rest] = Object.keys(choices);
  if (first === undefined) throw new Error('A choice needs at least one value');
  return [first, ...rest];
}
