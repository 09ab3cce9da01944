/** How long the way in lasts; what the pages say follows. */
export const signInTimes = {
  linkMinutes: 10,
  pauseMinutes: 5,
  sessionDays: 7,
  idleHours: 24,
} as const;

const { linkMinutes, pauseMinutes, sessionDays, idleHours } = signInTimes;

/** Who may sign in where nobody is named, on the machine of whoever tries the site out. */
export const defaultDeskUser = 'Büro';

/** The pages on which the office signs in, but for the one that asks (desk-words.ts). */
export const signInTexts = {
  invalidEmail: 'Bitte geben Sie Ihre ganze E-Mail-Adresse ein, zum Beispiel name@firma.de.',
  /** The same for every address. */
  sent: {
    title: 'Bitte sehen Sie in Ihr Postfach',
    lead: (email: string) => ({
      before: 'Gehört ',
      email,
      after: ` zum Büro, ist der Link unterwegs. Er gilt ${linkMinutes} Minuten und nur einmal.`,
    }),
    again: 'Noch einmal schicken',
    nothingThere: `Nichts da? Sehen Sie im Spam-Ordner nach. Haben wir Ihnen in den letzten ${pauseMinutes} Minuten schon einen Link geschickt, den noch niemand benutzt hat, melden Sie sich bitte mit diesem an: Einen zweiten schicken wir erst danach. Steht Ihre Adresse nicht auf der Liste, trägt sie ein, wer die Website betreut.`,
    otherAddress: 'Andere Adresse eingeben',
  },
  confirm: {
    title: 'Jetzt anmelden?',
    lead: (email: string) => ({ before: 'Als ', email, after: ' auf diesem Gerät.' }),
    who: 'Wer sind Sie?',
    whoMissing: 'Bitte wählen Sie Ihren Namen.',
    button: 'Anmelden',
    lasts: `Sie bleiben ${sessionDays} Tage angemeldet, ohne Bewegung ${idleHours} Stunden. Haben Sie den Link nicht bestellt, schließen Sie diese Seite: Ohne den Knopf geschieht nichts.`,
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    lead: `Er ist älter als ${linkMinutes} Minuten, oder jemand hat ihn schon benutzt.`,
    button: 'Neuen Link schicken',
    notMe:
      'Haben Sie ihn nicht selbst benutzt? Dann beenden Sie nach dem Anmelden unter Ihrem Namen die fremde Sitzung.',
  },
  tooMany: {
    title: 'Bitte warten Sie kurz',
    lead: (minutes: number) =>
      `Von hier aus wurde in den letzten Minuten oft versucht, sich anzumelden. In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} geht es weiter. Links, die Sie schon bekommen haben, gelten weiter.`,
  },
  failed: { title: 'Das hat nicht geklappt', back: 'Zur Anmeldung' },
};
