/** To the office: requests that came, or were added to, without a mail of their own. */
export const digestWords = {
  subject: (count: number) => `Sammel-E-Mail: ${count === 1 ? '1 Anfrage' : `${count} Anfragen`}`,
  reason:
    'Zu diesen Anfragen, oder zu dem, was ergänzt wurde, gibt es keine eigenen E-Mails, weil von ihrem Internetanschluss heute schon viele kamen. Gespeichert ist alles.',
  /** Beside a request to which something was added. */
  added: 'ergänzt',
  more: 'Alle Angaben stehen bei der Anfrage. Von dort lässt sich auch ihre E-Mail ans Büro schicken.',
} as const;
