/** To the office: a request has come. */
export const newRequestWords = {
  receivedAt: (date: string) => `eingegangen am ${date}`,
  promised: 'Antwort zugesagt',
  /** @param moment „Montag, 23.11., 18:00 Uhr“ */
  until: (moment: string) => `bis ${moment}`,
  reference: 'Vorgangsnummer',
  consent: 'Einwilligung',
  consentGiven: (date: string) => `erteilt am ${date}`,
  privacyVersion: 'Fassung der Datenschutzhinweise',
  pdf: 'Formular als PDF',
  pdfFollows: 'ließ sich gerade nicht erstellen und kommt in einer eigenen E-Mail nach.',
  keptBack: 'Geburtsdaten verschicken wir nicht per E-Mail.',
  /** Where there is a desk. */
  keptAtDesk:
    'Sie stehen bei der Anfrage, dort gibt es auch das vollständige Formular und die ausgefüllte Vollmacht.',
} as const;
