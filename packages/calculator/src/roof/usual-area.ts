/** The kinds of house of the consultation form. */
export type HouseType =
  | 'einfamilienhaus'
  | 'doppelhaus'
  | 'reihenhaus'
  | 'mehrfamilienhaus'
  | 'gewerbe';

/**
 * Roof that modules usually find on a house, m²: windows, chimneys and edges taken off. Our assumption, to be changed by
 * who has measured.
 */
export const usualArea: Record<HouseType, number> = {
  einfamilienhaus: 60,
  doppelhaus: 40,
  reihenhaus: 30,
  mehrfamilienhaus: 100,
  gewerbe: 150,
};
