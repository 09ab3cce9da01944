import { consultationForm } from '../forms/consultation.ts';
import { contactForm } from '../forms/contact.ts';
import type { FormKind } from '../forms/form-kinds.ts';
import type { FormTable } from '../forms/form-table.ts';
import type { gridConnectionBlocks } from '../forms/grid-connection.ts';
import { maintenanceForm } from '../forms/maintenance.ts';

/** What the notice calls a field or several, and whether the form asks for it or leaves it to the visitor. */
type Words = { name: string; required: boolean };

/** Of sixty fields the notice names the parts that they stand in; a part without words does not compile. */
const gridConnection: Record<(typeof gridConnectionBlocks)[number]['id'], Words[]> = {
  anschlussobjekt: [
    { name: 'Anschrift des Gebäudes', required: true },
    { name: 'Angaben zu Grundstück, Gebäude und Zähler', required: false },
  ],
  anschlussnehmer: [
    { name: 'Name, Anschrift, Telefon und E-Mail des Anschlussnehmers', required: true },
    { name: 'Geburtsdatum', required: false },
  ],
  anschlussnutzer: [{ name: 'Angaben zu weiteren Personen', required: false }],
  grundstueckseigentuemer: [],
  'angaben-zur-anlage': [{ name: 'Angaben zur Anlage', required: false }],
};

/** The rows of the table „Gespeicherte Angaben je Formular“, each of as many cells as its head. */
export const storedFieldRows: Record<FormKind, string[]> = {
  contact: row('Kontakt', fieldsOf(contactForm), ', '),
  consultation: row('Beratung', fieldsOf(consultationForm), ', '),
  maintenance: row('Wartung', fieldsOf(maintenanceForm), ', '),
  gridConnection: row('Netzanschluss', Object.values(gridConnection).flat(), '; '),
};

/** Every field but the consent, which the notice explains by itself. */
function fieldsOf({ fields }: FormTable): Words[] {
  return Object.values(fields)
    .filter(({ kind }) => kind !== 'consent')
    .map(({ label, notice, required = false }) => ({ name: notice ?? label, required }));
}

function row(form: string, fields: Words[], separator: string): string[] {
  const named = (isRequired: boolean) =>
    fields
      .filter(({ required }) => required === isRequired)
      .map(({ name }) => name)
      .join(separator);
  return [form, named(true), named(false)];
}
