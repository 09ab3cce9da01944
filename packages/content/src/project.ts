import type { RoofPlane } from '@rebhang-solar/calculator/input';
import type { Place } from '@rebhang-solar/calculator/weather/places';
import type { PictureName } from './company/pictures.ts';
import type { ProjectId } from './company/project-ids.ts';
import type { Position } from './position.ts';
import { euro } from './typography.ts';

/** The buildings that the overview can be narrowed to, as they stand in its address. */
export const projectKinds = ['einfamilienhaus', 'mehrfamilienhaus', 'gewerbe'] as const;
export type ProjectKind = (typeof projectKinds)[number];

/** A reference project. What is said of it is the company's own claim. */
export type Project<Id = ProjectId, Picture = PictureName> = {
  id: Id;
  title: string;
  /** One or two sentences for a card. */
  description: string;
  /** Year of commissioning. */
  year: number;
  /** kWh in an average year. */
  yield: number;
  /** Short facts for the card of the home page, separated by `|`. */
  specs: string;
  /** Without one its card and its page are of words alone. */
  image?: Picture;
  additionalImages: readonly Picture[];
  location: string;
  kind: ProjectKind;
  /** kWp, and usable kWh of storage. */
  power: number;
  storage?: number;
  /** The size in words: „12 kWp mit Speicher“. */
  projectSize: string;
  /** Euros in the year of commissioning; beside `withheld` no more than a guide. */
  investment?: number;
  /** Stands in place of a price, for the reason in `investmentNote`. */
  withheld?: 'auf Anfrage' | 'keine Angabe';
  investmentNote?: string;
  /** Euros in an average year. */
  savings: number;
  /** The town, not the house. */
  position: Position;
  /** Only the region is known: `position` is its middle. */
  isRegion?: true;
  /** Its planes, each with its number of modules, and the place whose weather comes nearest, by default the first. */
  roof: { planes: readonly Required<RoofPlane>[]; weather?: Place };
  /** Paragraphs. */
  detailedDescription: readonly string[];
  features: readonly string[];
  technicalSpecs: {
    modules: string;
    inverter: string;
    storage?: string;
    monitoring: string;
  };
};

/** The price as it is shown: „17.500 €“, „auf Anfrage“, „auf Anfrage, Richtwert 45.000 €“. */
export function investmentText({ investment, withheld }: Project): string {
  if (investment === undefined) return withheld ?? '';
  return withheld ? `${withheld}, Richtwert ${euro(investment)}` : euro(investment);
}
