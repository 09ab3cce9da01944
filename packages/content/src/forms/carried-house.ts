/** What the calculator writes into the consultation form, and what stands above it then. */
export const carriedHouse = {
  /** The first line of the message; no address, nothing hidden. */
  begin: 'Meine Angaben im Solarrechner:',
  taken: 'Ihr Haus aus dem Solarrechner ist übernommen:',
  where: 'Alle Angaben stehen im letzten Schritt unter „Nachricht“, und Sie können sie ändern.',
} as const;
