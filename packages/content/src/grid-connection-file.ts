/** The grid form as a PDF: where it is made, and what it is called on the visitor's disk. */
export const gridConnectionFile = {
  href: '/api/netzanschluss-daten/pdf',
  /** @param reference of the stored request that the PDF repeats */
  name: (reference?: string) =>
    reference ? `Netzanschluss-Daten-${reference}.pdf` : 'Netzanschluss-Daten.pdf',
} as const;
