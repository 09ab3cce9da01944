import { company } from './company-in-texts.ts';
import { type FormKind, formKinds } from './forms/form-kinds.ts';

/** An appointment in a calendar, of the office and of the visitor. */
export const appointmentWords = {
  title: 'Termin',
  add: 'In den Kalender',
  ofOffice: (name: string, kind: FormKind) => `${name}, ${formKinds[kind].name}`,
  ofVisitor: `Termin mit ${company.shortName}`,
  reference: (reference: string) => `Vorgangsnummer ${reference}`,
} as const;
