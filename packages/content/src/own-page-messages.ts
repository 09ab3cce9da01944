/** What the server answers on a visitor's own page, beside the texts of the page itself. */
export const ownPageMessages = {
  noTime: 'Bitte wählen Sie mindestens eine Zeit, die noch kommt.',
  /** Of a grid registration, whose address is kept in parts. */
  address:
    'Bitte so: Straße und Hausnummer, Postleitzahl und Ort. Zum Beispiel: Bergweg 4, 01689 Weinböhla',
} as const;
