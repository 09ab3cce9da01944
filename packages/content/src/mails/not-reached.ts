/** To a visitor whom nobody has reached by phone. It holds nothing that was typed, either. */
export const notReachedWords = {
  subject: (reference: string) => `Wann passt Ihnen ein Anruf? ${reference}`,
  text: 'wir haben versucht, Sie wegen Ihrer Anfrage anzurufen, und Sie nicht erreicht. Wir versuchen es noch einmal.',
  choose:
    'Wann passt es Ihnen am besten? Wählen Sie auf Ihrer eigenen Seite, wann wir Sie anrufen sollen.',
  open: 'Zeiten wählen',
  /** Ends with the company's number. */
  ask: 'Oder antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an:',
  reference: 'Vorgangsnummer',
} as const;
