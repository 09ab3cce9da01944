import { company } from './company-in-texts.ts';

/** Before the name of whoever represents the company. The partners of a GbR are no managing directors. */
export const representation = company.registerNumber ? 'Geschäftsführung' : 'Vertreten durch';

/** Goes on from „vertreten durch“: the managing director, of a KG through its general partner. */
export const companyRepresentatives: string = company.generalPartner
  ? `die ${company.generalPartner.name}, diese vertreten durch ${company.managingDirector}`
  : company.managingDirector;

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
