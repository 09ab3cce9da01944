import { company, companyAddress } from '../company-in-texts.ts';
import type { FormKind } from '../forms/form-kinds.ts';
import { formatHours } from '../opening-hours.ts';
import { type Contact, peopleOfForms } from '../people-of-forms.ts';
import { companyRegisters, representation } from '../representation.ts';

/** What every mail to a visitor has: who sends it, who answers, and what a business letter has to name, an e-mail included. */
export function letterWords(kind: FormKind) {
  const contact = peopleOfForms[kind];
  return {
    sender: company.shortName,
    subject: (about: string) => `${about} – ${company.shortName}`,
    greeting: 'Guten Tag,',
    closing: ['Freundliche Grüße', ...(contact ? contactLines(contact) : [])].join('\n'),
    signature: [
      company.name,
      `${companyAddress}, ${company.email}`,
      ...companyRegisters,
      `${representation}: ${company.managingDirector}`,
    ].join('\n'),
  };
}

/** The number that ends a sentence of a letter. */
export const companyCall = { text: company.phone, href: company.phoneHref } as const;

/** What leads to the visitor's own page. */
export const ownPageLink = {
  open: 'Anfrage ansehen',
  address: 'Falls sich der Knopf nicht öffnen lässt, geben Sie diese Adresse in Ihrem Browser ein:',
  secret:
    'Wer diesen Link hat, sieht, wie weit Ihre Anfrage ist. Ihre Angaben und Fotos zeigt die Seite erst nach einer zweiten Angabe.',
} as const;

/** Who answers, below the closing of a letter. */
function contactLines({ name, task, phone, hours }: Contact): string[] {
  return [name, task, `${phone}, ${hours.map(formatHours).join(', ')}`];
}
