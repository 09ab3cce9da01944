import type { PictureName } from './company/pictures.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Somebody whom customers meet, who has agreed to be shown. */
export type Person<Picture = PictureName> = {
  name: string;
  /** Above the name: „Ihre Beraterin“, „Elektrotechnikermeister“. */
  role: string;
  /** What they do, in a few words. */
  task: string;
  /** What they say to a customer, in their own words; without it nothing stands in its place. */
  sentence?: string;
  /** A number of their own, as printed; without it the office's. */
  phone?: string;
  /** When they can be reached, if not at the hours of the office, beside the maintenance form of the service. */
  hours?: readonly OpeningHours[];
  /** A photograph of them; without it their card is of words alone. */
  picture?: Picture;
};

/** The people, brands and photographs of the company. Everything is optional: what is left empty is not shown anywhere. */
export type People<Picture = PictureName> = {
  /** Answers the consultation form; stands beside it, on its receipt and in its mail. */
  adviser?: Person<Picture>;
  /** The master craftsman responsible for the work, beside the forms for maintenance and grid connection. */
  master?: Person<Picture>;
  /** Answers the contact form, and stands in for whoever of the others is missing. */
  office?: Person<Picture>;
  /** All others, on the home page. */
  team: readonly Pick<Person<Picture>, 'name' | 'role' | 'picture'>[];
  /** Number in the register of craftsmen, with the chamber that keeps it. */
  craftRegister?: string;
  /** Makers whose modules, inverters and storages are installed. */
  brands: readonly string[];
  /** Photographs of the company's own; each also has its entry in `pictures.ts`. */
  photographs: readonly Picture[];
};
