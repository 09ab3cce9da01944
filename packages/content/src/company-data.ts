import { claims, ratings } from './company/claims.ts';
import { contact } from './company/contact.ts';
import { dataSheets } from './company/data-sheets.ts';
import { localFunding } from './company/funding.ts';
import {
  closedDays,
  hotline,
  officeHours,
  replyExample,
  serviceDeskHours,
} from './company/hours.ts';
import { identity } from './company/identity.ts';
import { legal } from './company/legal.ts';
import { people } from './company/people.ts';
import { pictures } from './company/pictures.ts';
import { gridOperators, mapTowns, river } from './company/places.ts';
import { prices, pricesToday } from './company/prices.ts';
import {
  exampleProjects,
  homeProjectIds,
  overviewProjectIds,
  projectIds,
  projectsPeriod,
} from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import { region } from './company/region.ts';
import { reviews } from './company/reviews.ts';
import { services } from './company/services.ts';
import { testimonials } from './company/testimonials.ts';

/** All that a company replaces, by the file of `company/` in which it stands. */
export const companyData = {
  identity,
  region,
  places: { mapTowns, river, gridOperators },
  contact,
  hours: { closedDays, officeHours, serviceDeskHours, replyExample, hotline },
  claims: { ...claims, ...ratings },
  prices: { ...prices, pricesToday },
  services,
  funding: { localFunding },
  reviews,
  testimonials,
  people,
  'project-ids': {
    projectIds,
    overviewProjectIds,
    homeProjectIds,
    exampleProjects,
    projectsPeriod,
  },
  projects,
  pictures,
  'data-sheets': dataSheets,
  legal,
};
