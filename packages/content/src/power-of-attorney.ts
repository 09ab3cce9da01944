/** The Word document of the power of attorney: where it is fetched, and what it is called on the visitor's disk. */
export const powerOfAttorneyFile = {
  href: '/api/download/vollmacht',
  name: 'Vollmacht-Anlagenbetreiber.docx',
} as const;
