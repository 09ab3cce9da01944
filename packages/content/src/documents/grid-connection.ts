import { company, companyAddress } from '../company-in-texts.ts';
import { gridConnectionForm } from '../forms/grid-connection.ts';

/** Words of the grid form as a PDF. Labels and titles of its parts are those of the form itself. */
export const gridConnectionDocument = {
  title: gridConnectionForm.title,
  subject: 'Angaben für die Anmeldung einer Photovoltaikanlage beim Netzbetreiber',
  letterhead: [companyAddress, `Telefon ${company.phone}`, company.email],
  intro: `Bitte füllen Sie das Formular am Rechner oder von Hand aus und schicken Sie es an ${company.email} oder per Post an uns. Was Sie gerade nicht zur Hand haben, lassen Sie frei: Wir fragen nach.`,
  required: gridConnectionForm.requiredNote,
  /** Added to the name of a field for screen readers. */
  mandatory: 'Pflichtfeld',
  reference: 'Vorgangsnummer',
  signatures: {
    title: 'Unterschriften',
    lines: [
      ['Ort, Datum', 'Unterschrift Anschlussnehmer'],
      ['Ort, Datum', 'Unterschrift Grundstückseigentümer, falls eine andere Person'],
    ],
  },
  /** @param page @param total from 1 */
  page: (page: number, total: number) => `Seite ${page} von ${total}`,
} as const;
