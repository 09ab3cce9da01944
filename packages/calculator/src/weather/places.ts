import { places } from './packed-place.ts';

/** The places that can be chosen, as they stand in the page's address. */
export type Place = (typeof places)[number]['id'];

/** The place whose weather is packed; it is taken where none is chosen. */
export const [weatherPlace] = places;

/**
 * Irradiation of each place compared with {@link weatherPlace}. The differences are smaller than the uncertainty of
 * the data itself (5 %).
 */
export const placeFactors = Object.fromEntries(
  places.map(({ id, factor }) => [id, factor]),
) as Record<Place, number>;
