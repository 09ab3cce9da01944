import { company } from '../company-in-texts.ts';

/** What the visitor consents to: who does what for which purpose, and that it can be revoked (Art. 7 GDPR). */
export const consents = {
  contact: `Ich stimme zu, dass ${company.shortName} meine Angaben verarbeitet, um meine Nachricht zu beantworten. Diese Einwilligung kann ich jederzeit für die Zukunft widerrufen.`,
  consultation: `Ich stimme zu, dass ${company.shortName} meine Angaben verarbeitet, um mich zu beraten und ein Angebot vorzubereiten. Diese Einwilligung kann ich jederzeit für die Zukunft widerrufen.`,
};
