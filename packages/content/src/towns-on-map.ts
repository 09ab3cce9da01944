import { mapTowns } from './company/places.ts';
import { company } from './company-in-texts.ts';

/** „Freiburg im Breisgau“ is Freiburg on a map. */
export const seatName = company.city.replace(/ (?:am|an|auf|bei|im|in|ob|vor) .*$/, '');

/** Without the seat, which has a mark of its own: named among the towns it would stand there twice. */
export const townsAround = mapTowns.filter(
  ({ name }) => name !== seatName && name !== company.city,
);
