/** To a visitor: a code for the own page. `opens`: it opens the page, as no telephone number was given; else it lets an opened one be changed. */
export const codeWords = {
  subject: (reference: string) => `Ihr Code zur Anfrage ${reference}`,
  text: (opens: boolean, minutes: number) =>
    `mit diesem Code ${opens ? 'öffnen Sie Ihre Angaben und Fotos' : 'können Sie Ihre Angaben ändern, Fotos entfernen oder die Anfrage zurückziehen'}. Er gilt ${minutes} Minuten.`,
  code: 'Code',
  notYou: (opens: boolean) =>
    `Sie haben keinen Code angefordert? Dann geben Sie ihn bitte nicht weiter: Jemand anders hat den Link zu Ihrer Anfrage${opens ? '' : ' und kennt Ihre Telefonnummer'}.`,
} as const;
