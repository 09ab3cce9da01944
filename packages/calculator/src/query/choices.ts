import type { CalculatorInput, Daytime, RoofPlane, Shading } from '../input.ts';
import type { Regime } from '../law/regime.ts';
import type { Charging } from '../load/electric-car.ts';
import type { HeatPump } from '../load/heat-pump.ts';
import { type HouseType, usualArea } from '../roof/usual-area.ts';
import { type Place, placeFactors } from '../weather/places.ts';

/** Azimuths of each direction a roof may face, degrees; two for a roof with two sides. */
export const directions = {
  sued: [180],
  suedost: [135],
  suedwest: [225],
  ost: [90],
  west: [270],
  nordost: [45],
  nordwest: [315],
  nord: [0],
  'ost-west': [90, 270],
  /** Nobody has looked yet: halfway between the best and the middling. */
  unbekannt: [135],
} as const satisfies Record<string, readonly number[]>;

/** A direction as it stands in the page's address. */
export type Direction = keyof typeof directions;

/** The planes of a roof that faces a direction. */
export function planesOf(direction: Direction, tilt: number): RoofPlane[] {
  return directions[direction].map((azimuth) => ({ tilt, azimuth }));
}

/** Names that mean themselves. */
const themselves = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

/** The choices of the page's address, in German as they stand there, and what each one means. */
export const choices = {
  haustyp: themselves(Object.keys(usualArea) as HouseType[]),
  ort: themselves(Object.keys(placeFactors) as Place[]),
  richtung: themselves(Object.keys(directions) as Direction[]),
  /** The second plane of a roof: none, or its direction. */
  richtung2: themselves(['keine', ...(Object.keys(directions) as Direction[])]),
  /** What is to be bought within the next years: nothing, a car, a heat pump, or both. */
  geplant: themselves(['nichts', 'auto', 'waermepumpe', 'beides']),
  /** The law whose figures are shown first: the draft where it may come, or today's. */
  gesetz: { entwurf: 'eeg2027', heute: 'eeg2023' } satisfies Record<string, Regime>,
  schatten: { keiner: 'none', etwas: 'some', viel: 'strong' } satisfies Record<string, Shading>,
  tagsueber: { wenig: 'little', normal: 'normal', viel: 'much' } satisfies Record<string, Daytime>,
  laden: {
    ankunft: 'arrival',
    ueberschuss: 'surplus',
    tagsueber: 'surplus-by-day',
  } satisfies Record<string, Charging>,
  waermequelle: { luft: 'air', erde: 'ground' } satisfies Record<string, HeatPump['source']>,
  einspeisung: { rest: 'surplus', alles: 'full', nichts: 'none' } satisfies Record<
    string,
    NonNullable<CalculatorInput['feedIn']>
  >,
} as const;

/** A field of the address with a choice. */
export type ChoiceField = keyof typeof choices;
