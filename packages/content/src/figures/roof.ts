import { claims } from '../company/claims.ts';
import { wordSpace } from '../typography.ts';
import { companyCurrent, type Figure } from './figure.ts';

const perKwpAndYear = 'je kWp im Jahr';

const fireWall = {
  state: 'SN',
  unit: 'm',
  asOf: '2023',
  checkAgain: '2027-06-30',
  source: `SächsBO, §${wordSpace}32 Abs.\u00A05`,
  shownAs: 'dated',
} as const;

/** Which roofs suit, and what they yield. */
export const roof = {
  yieldSouth: { ...companyCurrent, value: 100, unit: '%' },
  yieldSouthEastWest: { ...companyCurrent, value: 95, unit: '%' },
  yieldEastWest: { ...companyCurrent, value: 85, unit: '%' },
  yieldNorth: { ...companyCurrent, value: 60, unit: '%' },
  tiltOptimal: { ...companyCurrent, value: [25, 45], unit: '°' },
  tiltVeryGood: { ...companyCurrent, value: [15, 25], unit: '°' },
  tiltGood: {
    ...companyCurrent,
    value: [10, 15],
    unit: '°',
    note: 'Flachdächer gehen auch: dort werden die Module aufgeständert.',
  },
  load: { ...companyCurrent, value: 20, unit: 'kg/m²', bound: 'about' },
  suitableShare: { ...companyCurrent, value: 80, unit: '%', bound: 'over' },
  economicalArea: { ...companyCurrent, value: 20, unit: 'm²', bound: 'from' },
  visitWithin: claims.visitWithin,
  /** The yields of the places are those of a roof that faces south. */
  dresden: { ...companyCurrent, state: 'SN', value: 1050, unit: 'kWh', per: perKwpAndYear },
  meissenAndRadebeul: {
    ...companyCurrent,
    state: 'SN',
    value: 1040,
    unit: 'kWh',
    per: perKwpAndYear,
  },
  saxony: { ...companyCurrent, state: 'SN', value: 1030, unit: 'kWh', per: perKwpAndYear },
  /** From a fire wall, and so from the neighbour of a terraced house. */
  fireWallDistance: { ...fireWall, value: 1.25 },
  /** Of modules that lie flat and do not burn on the outside. */
  fireWallDistanceFlat: { ...fireWall, value: 0.3, decimals: 2 },
  /** Beside `claims.halfCellGain`: what public sources say. */
  halfCellGainElsewhere: {
    value: [2, 3],
    unit: '%',
    asOf: '2026',
    checkAgain: '2027-06-30',
    source: 'öffentliche Quellen',
    shownAs: 'current',
  },
} as const satisfies Record<string, Figure>;
