/** To the office: a visitor has taken a request back, and it is erased. */
export const withdrawalWords = {
  subject: (reference: string) => `Zurückgezogen und gelöscht: ${reference}`,
  title: 'Eine Anfrage ist zurückgezogen',
  text: (reference: string) =>
    `Wer die Anfrage ${reference} geschickt hat, hat sie zurückgezogen. Auf dem Server ist alles dazu gelöscht.`,
  appointment: 'Termin',
  callOff: 'Zu dieser Anfrage war ein Termin eingetragen. Bitte sagen Sie ihn ab.',
  erase: (reference: string) =>
    `Bitte löschen Sie auch die E-Mails zu ${reference} aus Ihrem Postfach, und was Sie sonst dazu gespeichert oder ausgedruckt haben.`,
} as const;
