import { contact } from './company/contact.ts';
import { officeHours, serviceDeskHours } from './company/hours.ts';
import { identity } from './company/identity.ts';
import { region } from './company/region.ts';
import { numberHref } from './phone.ts';
import { comingFrom, locatedIn, states } from './states.ts';
import { listed } from './typography.ts';

/** The company as texts take it: its data from `company/`, and what follows from them. */
export const company = {
  ...identity,
  ...contact,
  ...region,
  /** The name of its state, alone and after „in“ and „aus“. */
  stateName: states[region.state],
  inItsState: locatedIn(region.state),
  fromItsState: comingFrom(region.state),
  /** The main towns as a sentence lists them. */
  listedTowns: listed(region.mainTowns),
  phoneHref: numberHref(contact.phone),
  officeHours,
  serviceDeskHours,
} as const;

/** Goes before „zählen nicht mit“, of the time within which the company answers. */
export const uncountedDays = officeHours.some(({ dayCodes }) => dayCodes.includes('Sa'))
  ? 'Sonn- und Feiertage'
  : 'Wochenenden und Feiertage';

/** The postal address in one line. */
export const companyAddress = `${company.street}, ${company.postalCode} ${company.city}`;

/** Goes on from „vertreten durch“: the managing director, of a KG through its general partner. */
export const companyRepresentatives: string = company.generalPartner
  ? `die ${company.generalPartner.name}, diese vertreten durch ${company.managingDirector}`
  : company.managingDirector;

/** Before the name of whoever represents the company. The partners of a GbR are no managing directors. */
export const representation = company.registerNumber ? 'Geschäftsführung' : 'Vertreten durch';

type Registered = Record<'city' | 'registerCourt' | 'registerNumber', string>;

const register = ({ city, registerCourt, registerNumber }: Registered) =>
  `Sitz: ${city}; Handelsregister: ${registerCourt}, ${registerNumber}`;

const { city, registerCourt, registerNumber } = company;

/**
 * The entries of the company and of its general partner, which a letter names (§ 35a GmbHG, § 177a HGB); none of
 * a company that stands in no register.
 */
export const companyRegisters: readonly string[] = [
  ...(registerCourt && registerNumber ? [register({ city, registerCourt, registerNumber })] : []),
  ...(company.generalPartner
    ? [
        `Persönlich haftende Gesellschafterin: ${company.generalPartner.name}; ${register(company.generalPartner)}`,
      ]
    : []),
];

/** The address in a maps service, opened in a new tab. */
export const mapsHref = `https://www.openstreetmap.org/search?query=${encodeURIComponent(companyAddress)}`;
