/** To a colleague, who has been handed a request. */
export const handOverWords = {
  subject: (subject: string) => `Für Sie: ${subject}`,
  /** @param by who has handed it over */
  text: (by: string, reference: string) =>
    `${by} hat Ihnen die Anfrage ${reference} weitergegeben.`,
  note: 'Dazu',
} as const;
