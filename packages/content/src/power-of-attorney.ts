/** The Word document of the power of attorney: where it is fetched, and what it is called on the visitor's disk. */
export const powerOfAttorneyFile = {
  href: '/api/download/vollmacht',
  name: 'Vollmacht-Anlagenbetreiber.docx',
  /** The same, filled with the fields of the grid form that are posted to it. */
  filledHref: '/api/netzanschluss-daten/vollmacht',
  /** @param reference of the stored request that it is filled from @param type */
  filledName: (reference?: string, type: 'docx' | 'pdf' = 'docx') =>
    reference ? `Vollmacht-${reference}.${type}` : `Vollmacht-Anlagenbetreiber.${type}`,
} as const;
