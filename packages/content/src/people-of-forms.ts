import { people } from './company/people.ts';
import { company } from './company-in-texts.ts';
import type { Person } from './company-types.ts';
import type { FormKind } from './forms/form-kinds.ts';
import type { OpeningHours } from './opening-hours.ts';
import { numberHref } from './phone.ts';

/** A person with the number and the hours by which they can be reached. */
export type Contact = Omit<Person, 'phone' | 'hours'> & {
  phone: string;
  phoneHref: string;
  /** Whose number it is. */
  phoneLabel: string;
  hours: readonly OpeningHours[];
};

/** Who answers each form: stands beside it, on its receipt and in its confirmation. Nobody where nobody is to be shown. */
export const peopleOfForms: Record<FormKind, Contact | undefined> = {
  contact: contactOf(people.office),
  consultation: contactOf(people.adviser ?? people.office),
  maintenance: contactOf(people.master ?? people.office, company.serviceDeskHours),
  gridConnection: contactOf(people.master ?? people.office),
};

function contactOf(
  person: Person | undefined,
  hours: readonly OpeningHours[] = company.officeHours,
): Contact | undefined {
  if (person === undefined) return undefined;
  const phone = person.phone ?? company.phone;
  return {
    ...person,
    phone,
    phoneHref: numberHref(phone),
    phoneLabel: person.phone ? 'Direkt am Telefon' : viaOffice(person),
    hours: person.hours ?? hours,
  };
}

function viaOffice(person: Person): string {
  return person === people.office ? 'Am Telefon' : 'Am Telefon, über das Büro';
}
