import { contact } from './company/contact.ts';
import { closedDays, officeHours, serviceDeskHours } from './company/hours.ts';
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
  closedDays,
} as const;

/** Goes before „zählen nicht mit“, of the time within which the company answers. */
export const uncountedDays = officeHours.some(({ dayCodes }) => dayCodes.includes('Sa'))
  ? 'Sonn- und Feiertage'
  : 'Wochenenden und Feiertage';

/** The postal address in one line. */
export const companyAddress = `${company.street}, ${company.postalCode} ${company.city}`;

/** The address in a maps service, opened in a new tab. */
export const mapsHref = `https://www.openstreetmap.org/search?query=${encodeURIComponent(companyAddress)}`;
