import type { Subject } from '../paths.ts';

/** What a form shows when it is opened for a subject. */
export type SubjectCopy = {
  /** Takes the place of the form's title. */
  heading: string;
  /** First line of the message, which the visitor may change. */
  message: string;
};

/** The words of each subject that a call to action can carry into a form. */
export const subjectCopy: Record<Subject, SubjectCopy> = {
  garantiefall: {
    heading: 'Garantiefall melden',
    message: 'Garantiefall: Was ist wann passiert, und was zeigt der Wechselrichter an?',
  },
  versicherung: {
    heading: 'Versicherung besprechen',
    message: 'Versicherung: Ich möchte wissen, was bei meiner Anlage versichert sein sollte.',
  },
  wartung: {
    heading: 'Wartung anfragen',
    message: 'Wartung: Größe und Baujahr der Anlage, letzte Prüfung:',
  },
  'vor-ort-termin': {
    heading: 'Vor-Ort-Termin vereinbaren',
    message: 'Vor-Ort-Termin: Anschrift und Tage, die mir passen:',
  },
  installation: {
    heading: 'Fragen zur Installation',
    message: 'Frage zur Installation:',
  },
  anmeldung: {
    heading: 'Beratung zur Anmeldung',
    message: 'Anmeldung der Anlage:',
  },
  abrechnung: {
    heading: 'Fragen zur Abrechnung',
    message: 'Frage zur Abrechnung:',
  },
  dachpruefung: {
    heading: 'Kostenlose Dachprüfung anfragen',
    message: 'Dachprüfung: Baujahr des Daches und Art der Deckung:',
  },
  datenblaetter: {
    heading: 'Datenblätter anfordern',
    message: 'Bitte schicken Sie mir diese Datenblätter:',
  },
};
