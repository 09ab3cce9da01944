/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** Metres between two points, on a plane, which is exact enough at some hundred kilometres. */
export function distance(one: Position, other: Position): number {
  const north = other.latitude - one.latitude;
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * 111_320;
}

/** On which side of its point a name stands; `far` leaves room for the mark of a project between them. */
export type LabelSide =
  | 'left'
  | 'right'
  | 'above'
  | 'below'
  | 'aboveLeft'
  | 'aboveRight'
  | 'belowLeft'
  | 'belowRight'
  | 'farLeft'
  | 'farRight'
  | 'farAbove'
  | 'farBelow'
  | 'farAboveLeft'
  | 'farAboveRight'
  | 'farBelowLeft'
  | 'farBelowRight';

/** The river on the map of the home page. */
export type River = { name: string; course: readonly Position[] };

/** A town on the map of the home page. */
export type MapTown = Position & { name: string; label?: LabelSide };
