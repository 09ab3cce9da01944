import { claims } from '../company/claims.ts';
import { uncountedDays } from '../company-in-texts.ts';
import { showDative } from '../figures/figure.ts';
import { totalDuration } from '../figures/installation.ts';
import { roof } from '../figures/roof.ts';
import { projectStages, registrationStages, type Stage } from '../project-stages.ts';

/** What the office and the mails call a form, and what follows its receipt. */
type KindWords = {
  /** In lists of the office. */
  name: string;
  /** In mails. */
  title: string;
  /** Begins „… bei uns angekommen und sicher gespeichert.“ */
  received: string;
  /** What we promise now. */
  promise: string;
  /** What comes after it, where there is more. */
  stages?: { title: string; steps: readonly Stage[]; total: string };
};

const total = `Vom Vertrag bis zum ersten eigenen Strom vergehen ${totalDuration}.`;

/** The forms, as a submission names its kind. Only the consultation form promises a time. */
export const formKinds = {
  contact: {
    name: 'Kontakt',
    title: 'Kontaktanfrage',
    received: 'Ihre Nachricht ist',
    promise:
      'Wir melden uns schnellstmöglich bei Ihnen. Wir lesen jede Nachricht selbst und antworten per E-Mail oder am Telefon.',
  },
  consultation: {
    name: 'Beratung',
    title: 'Beratungsanfrage',
    received: 'Ihre Anfrage für eine kostenlose Beratung ist',
    promise: `Wir melden uns binnen ${showDative(claims.replyWithin)} bei Ihnen und vereinbaren einen Termin. ${uncountedDays} zählen dabei nicht mit. Ihr Dach sehen wir uns innerhalb von ${showDative(roof.visitWithin)} an. Das kostet Sie nichts.`,
    stages: {
      title: 'Wenn Sie sich für eine Anlage entscheiden',
      steps: Object.values(projectStages),
      total,
    },
  },
  maintenance: {
    name: 'Wartung',
    title: 'Wartungsanfrage',
    received: 'Ihre Wartungsanfrage ist',
    promise:
      'Wir melden uns zeitnah bei Ihnen für einen Wartungstermin. Vorbereiten müssen Sie nichts.',
  },
  gridConnection: {
    name: 'Netzanschluss',
    title: 'Netzanschluss-Daten',
    received: 'Ihre Angaben für die Anmeldung beim Netzbetreiber sind',
    promise: 'Wir prüfen die Angaben und fragen nach, falls etwas fehlt.',
    stages: {
      title: 'Der Weg zur ersten Einspeisung',
      steps: Object.values(registrationStages),
      total: `${total} Alle Anmeldungen übernehmen wir.`,
    },
  },
} as const satisfies Record<string, KindWords>;

export type FormKind = keyof typeof formKinds;
