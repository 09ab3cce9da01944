import { company } from './company-in-texts.ts';

/** What the server answers on a visitor's own page, beside the texts of the page itself. */
export const ownPageMessages = {
  noTime: 'Bitte wählen Sie mindestens eine Zeit, die noch kommt.',
  noRoom: 'Zu dieser Anfrage ist schon sehr viel hinzugekommen. Bitte rufen Sie uns an.',
  /** Of a grid registration, whose address is kept in parts. */
  address: `Bitte so: Straße und Hausnummer, Postleitzahl und Ort. Zum Beispiel: Bergweg 4, ${company.postalCode} ${company.city}`,
  fourDigits: 'Bitte vier Ziffern: die letzten Ihrer Telefonnummer, oder die ganze Nummer.',
  sixDigits: 'Bitte sechs Ziffern: den Code aus unserer E-Mail.',
  wrongDigits:
    'Das sind nicht die letzten vier Ziffern der Telefonnummer, die Sie angegeben haben.',
  wrongCode: 'Dieser Code passt nicht oder gilt nicht mehr.',
  locked: (until: string) =>
    `Zu viele falsche Eingaben. Bis ${until} Uhr nimmt diese Seite keine mehr an.`,
  tooManyCodes:
    'Heute haben wir schon mehrere E-Mails an diese Adresse geschickt. Bitte versuchen Sie es morgen wieder oder rufen Sie uns an.',
  noReference:
    'Bitte geben Sie die Vorgangsnummer ein. Sie steht in der Eingangsbestätigung und beginnt mit PV.',
} as const;
