/** Texts of the page that answers a rejected form posted without JavaScript. */
export const rejectedPost = {
  title: 'Ihre Anfrage ist noch nicht bei uns',
  /** Where the page itself can send the same again. */
  kept: 'Ihre Angaben sind nicht verloren. Mit „Noch einmal senden“ schicken Sie genau das ab, was Sie eingegeben haben.',
  again: 'Noch einmal senden',
  /** Where the browser alone still has what was typed. */
  back: 'Ihre Angaben sind nicht verloren: Gehen Sie in Ihrem Browser mit „Zurück“ zum Formular, dort stehen sie noch.',
  /** @param characters the most that the longest field takes */
  tooLarge: (characters: number) =>
    `Ihr Text ist zu lang. Bitte kürzen Sie vor allem das größte Feld, Ihre Nachricht: Höchstens ${characters.toLocaleString('de-DE')} Zeichen passen hinein, das sind etwa vier Seiten. Längere Unterlagen schicken Sie uns einfach per E-Mail.`,
  call: 'Lieber gleich sprechen? Rufen Sie uns an:',
} as const;

/** The same small page for a request that is stored, when the page with the form cannot be made now. */
export const storedPost = {
  title: 'Ihre Anfrage ist bei uns',
  reference: 'Ihre Vorgangsnummer:',
} as const;

/** The same small page where a page is asked for that cannot be made now. */
export const rejectedPage = {
  title: 'Einen Moment bitte',
  again: 'Laden Sie die Seite in einer Minute noch einmal. Ihre Angaben stehen in der Adresse.',
} as const;
