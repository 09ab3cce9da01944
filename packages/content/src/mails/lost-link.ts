/** To a visitor who has lost the link to the own page and has asked for it. */
export const lostLinkWords = {
  subject: (reference: string) => `Der Link zu Ihrer Anfrage ${reference}`,
  text: 'Sie haben den Link zu Ihrer Anfrage noch einmal angefordert. Hier ist er:',
  notYou: 'Sie haben nichts angefordert? Dann müssen Sie nichts tun.',
} as const;
