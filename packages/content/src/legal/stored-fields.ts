import type { consultationForm } from '../forms/consultation.ts';
import type { contactForm } from '../forms/contact.ts';
import type { FormKind } from '../forms/form-kinds.ts';
import type { gridConnectionBlocks } from '../forms/grid-connection.ts';
import type { maintenanceForm } from '../forms/maintenance.ts';

/** What the notice calls a field, and whether the form asks for it or leaves it to the visitor. */
type Words = { required: string } | { optional: string };

/**
 * The words of every field but the consent, which the notice explains by itself. A field without them does not
 * compile; that its schema asks for what stands here as required, a test of the server checks.
 */
type FieldWords<Form extends { fields: object }> = Record<
  Exclude<keyof Form['fields'], 'datenschutz'>,
  Words
>;

const contact: FieldWords<typeof contactForm> = {
  name: { required: 'Name' },
  email: { required: 'E-Mail' },
  message: { required: 'Nachricht' },
  phone: { optional: 'Telefon' },
};

const consultation: FieldWords<typeof consultationForm> = {
  name: { required: 'Name' },
  email: { required: 'E-Mail' },
  phone: { required: 'Telefon' },
  address: { required: 'Adresse' },
  haustyp: { optional: 'Haustyp' },
  dachflaeche: { optional: 'Dachfläche' },
  stromverbrauch: { optional: 'Stromverbrauch' },
  budget: { optional: 'Budget' },
  zeitrahmen: { optional: 'Zeitrahmen' },
  message: { optional: 'Nachricht' },
};

const maintenance: FieldWords<typeof maintenanceForm> = {
  name: { required: 'Name' },
  email: { required: 'E-Mail' },
  phone: { required: 'Telefon' },
  anlagengroesse: { optional: 'Anlagengröße' },
  anlagenjahr: { optional: 'Baujahr' },
  message: { optional: 'Nachricht' },
};

/** Of sixty fields the notice names the parts that they stand in; a part without words does not compile. */
const gridConnection: Record<(typeof gridConnectionBlocks)[number]['id'], Words[]> = {
  anschlussobjekt: [
    { required: 'Anschrift des Gebäudes' },
    { optional: 'Angaben zu Grundstück, Gebäude und Zähler' },
  ],
  anschlussnehmer: [
    { required: 'Name, Anschrift, Telefon und E-Mail des Anschlussnehmers' },
    { optional: 'Geburtsdatum' },
  ],
  anschlussnutzer: [{ optional: 'Angaben zu weiteren Personen' }],
  grundstueckseigentuemer: [],
  'angaben-zur-anlage': [{ optional: 'Angaben zur Anlage' }],
};

export const storedFields = { contact, consultation, maintenance };

/** The rows of the table „Gespeicherte Angaben je Formular“, each of as many cells as its head. */
export const storedFieldRows: Record<FormKind, string[]> = {
  contact: row('Kontakt', Object.values(contact), ', ', 'Ihre Nachricht beantworten'),
  consultation: row(
    'Beratung',
    Object.values(consultation),
    ', ',
    'Sie beraten und ein Angebot vorbereiten',
  ),
  maintenance: row('Wartung', Object.values(maintenance), ', ', 'Ihre Wartungsanfrage bearbeiten'),
  gridConnection: row(
    'Netzanschluss',
    Object.values(gridConnection).flat(),
    '; ',
    'die Anlage beim Netzbetreiber anmelden',
  ),
};

function row(form: string, fields: Words[], separator: string, purpose: string): string[] {
  const required = fields.flatMap((words) => ('required' in words ? [words.required] : []));
  const optional = fields.flatMap((words) => ('optional' in words ? [words.optional] : []));
  return [form, required.join(separator), optional.join(separator), purpose];
}
