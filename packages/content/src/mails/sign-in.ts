import { company } from '../company-in-texts.ts';

/** To somebody of the office who wants to sign in at the desk. */
export const signInWords = {
  subject: `Ihr Link zum Anmelden | ${company.shortName}`,
  title: 'Anmelden',
  /** @param until „11:22 Uhr“ */
  lead: (until: string) =>
    `Mit diesem Link melden Sie sich bei den Anfragen von ${company.shortName} an. Er gilt bis ${until} und nur einmal.`,
  button: 'Anmelden',
  notMe:
    'Haben Sie ihn nicht bestellt? Dann löschen Sie diese E-Mail. Ohne den Link kann sich niemand anmelden.',
} as const;
