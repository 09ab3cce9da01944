/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** Middles of towns and parts of them, as Wikipedia gives them (November 2026), to about a kilometre. */
export const towns = {
  meissen: { latitude: 51.1639, longitude: 13.4777 },
  weinboehla: { latitude: 51.1667, longitude: 13.5667 },
  radebeul: { latitude: 51.1067, longitude: 13.6667 },
  dresden: { latitude: 51.0509, longitude: 13.7383 },
  blasewitz: { latitude: 51.0528, longitude: 13.7958 },
  freital: { latitude: 51.0167, longitude: 13.65 },
  pirna: { latitude: 50.9622, longitude: 13.9403 },
  freiberg: { latitude: 50.9167, longitude: 13.3427 },
  doebeln: { latitude: 51.1194, longitude: 13.1194 },
  riesa: { latitude: 51.3067, longitude: 13.2942 },
  grossenhain: { latitude: 51.2896, longitude: 13.5335 },
  kamenz: { latitude: 51.2687, longitude: 14.0937 },
} as const satisfies Record<string, Position>;
