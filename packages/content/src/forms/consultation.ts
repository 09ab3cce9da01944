import { consents } from './consents.ts';
import type { FormCopy } from './form-copy.ts';

export const consultationForm = {
  title: 'Ihre kostenlose Beratung anfragen',
  intro:
    'Drei Angaben zu Ihnen und eine Adresse genügen. Alles Weitere hilft uns, das erste Gespräch vorzubereiten.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    address: {
      label: 'Adresse',
      hint: 'Wo die Anlage entstehen soll: Straße, Hausnummer, Postleitzahl, Ort.',
    },
    haustyp: { label: 'Haustyp' },
    dachflaeche: { label: 'Nutzbare Dachfläche' },
    stromverbrauch: {
      label: 'Stromverbrauch im Jahr',
      hint: 'Steht auf Ihrer letzten Stromrechnung.',
    },
    budget: { label: 'Budget' },
    zeitrahmen: { label: 'Wann soll es losgehen?' },
    message: {
      label: 'Nachricht',
      hint: 'Zum Beispiel: Dachausrichtung, Speicher, Wallbox, Wärmepumpe.',
    },
    datenschutz: {
      label: consents.consultation,
    },
  },
  groups: {
    person: { title: 'So erreichen wir Sie' },
    house: {
      title: 'Ihr Haus und Ihr Vorhaben',
      note: 'Alles freiwillig. Was Sie nicht wissen, klären wir im Gespräch.',
    },
  },
  submit: 'Kostenlose Beratung anfragen',
  submitting: 'Wird gesendet...',
  success: { title: 'Anfrage gesendet!', message: 'Wir melden uns binnen 24 Stunden bei Ihnen.' },
  failure: {
    title: 'Fehler beim Senden',
    message: 'Bitte versuchen Sie es erneut oder rufen Sie uns an.',
  },
  consentMissing: {
    title: 'Datenschutz erforderlich',
    message: 'Bitte bestätigen Sie die Datenschutzerklärung.',
  },
  next: 'Wir melden uns per Telefon oder E-Mail und vereinbaren einen Termin. Legen Sie dafür am besten Ihre letzte Stromrechnung bereit.',
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  privacyNotice:
    'Wir verwenden Ihre Angaben nur, um Sie zu beraten und ein Angebot vorzubereiten. Was wir speichern, wie lange und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.',
} as const satisfies FormCopy & {
  groups: Record<string, { title: string; note?: string }>;
};
