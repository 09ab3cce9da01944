/**
 * To the address that stood in a request before, about what was done on the visitor's own page or by the office. It holds neither the
 * link nor what stands there now.
 */
export const noticeWords = {
  subject: {
    changed: (reference: string) => `Ihre Anfrage ${reference} wurde geändert`,
    withdrawn: (reference: string) => `Ihre Anfrage ${reference} ist zurückgezogen`,
  },
  /** @param fields „Telefonnummer und Adresse“ */
  corrected: (reference: string, fields: string) =>
    `an Ihrer Anfrage ${reference} wurde etwas geändert: ${fields}.`,
  fields: { phone: 'Telefonnummer', email: 'E-Mail-Adresse', address: 'Adresse' },
  photographs: (reference: string) =>
    `auf der Seite Ihrer Anfrage ${reference} wurden Fotos entfernt.`,
  withdrawn: (reference: string) =>
    `Ihre Anfrage ${reference} wurde auf ihrer Seite zurückgezogen. Auf unserem Server ist alles dazu gelöscht.`,
  /** Ends with the company's number. */
  notYou:
    'Waren Sie das oder haben Sie uns darum gebeten, müssen Sie nichts tun. Sonst rufen Sie uns bitte gleich an und nennen Sie die Vorgangsnummer:',
} as const;
