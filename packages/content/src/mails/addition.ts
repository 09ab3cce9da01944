/** To the office: what the visitor has added on their own page. */
export const additionWords = {
  subject: (subject: string) => `Ergänzt: ${subject}`,
  text: (reference: string) => `Zur Anfrage ${reference} ist etwas hinzugekommen.`,
  photographs: 'Neue Fotos',
  remark: 'Bemerkung',
  times: 'Passt für einen Anruf',
  phone: 'Neue Telefonnummer',
  email: 'Neue E-Mail-Adresse',
  address: 'Neue Adresse',
  /** Where none of the times chosen before suits any more. */
  noTimes: 'keine der gewählten Zeiten mehr',
  byLink: (label: string) => `${label}, nur über den Link`,
  whoHasLink:
    '„Nur über den Link“ heißt: Wer das geschickt hat, hat den Link zur Seite und sonst nichts angegeben. Das kann auch jemand anders sein.',
} as const;
