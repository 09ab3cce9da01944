/** To the office: its list of the morning. */
export const morningWords = {
  subject: (date: string) => `Anfragen von ${date}`,
  title: 'Guten Morgen!',
  groups: {
    overdue: 'Überfällig',
    dueToday: 'Heute fällig',
    undelivered: 'Ohne Eingangsbestätigung: bitte anrufen',
    new: 'Neu seit der letzten Liste',
    forgotten: 'Seit zwei Bürotagen nichts geschehen',
  },
  until: (moment: string) => `zugesagt bis ${moment}`,
  received: (day: string) => `eingegangen am ${day}`,
  /** Below the oldest of those that nothing has happened to. */
  moreForgotten: (count: number) =>
    count === 1
      ? 'Und eine weitere, im Büro weiter unten.'
      : `Und ${count} weitere, im Büro weiter unten.`,
  waiting: (count: number) =>
    `${count === 1 ? '1 E-Mail wartet' : `${count} E-Mails warten`} noch auf den Versand. Bitte sagen Sie es denen, die die Website betreuen.`,
  givenUp: (count: number) =>
    `${count === 1 ? '1 E-Mail ist' : `${count} E-Mails sind`} nach vielen Versuchen nicht hinausgegangen. Im Büro lassen sie sich erneut senden oder verwerfen.`,
  callAgain: (moment: string) => `wieder anrufen: ${moment}`,
  appointment: (moment: string) => `Termin: ${moment}`,
  followUp: (day: string) => `Wiedervorlage: ${day}`,
  allDone: (count: number) =>
    `Alles beantwortet: ${count === 1 ? '1 Anfrage ist' : `${count} Anfragen sind`} seit der letzten Liste erledigt, und keine ist offen.`,
  done: 'Was Sie bei der Anfrage als beantwortet vermerken, steht morgen nicht mehr hier.',
  openDesk: 'Alle Anfragen öffnen',
} as const;
