/** The holidays of Saxony, as a date is explained by them. */
export const holidays = {
  goodFriday: 'Karfreitag',
  easterMonday: 'Ostermontag',
  ascension: 'Christi Himmelfahrt',
  whitMonday: 'Pfingstmontag',
  repentance: 'Buß- und Bettag',
  /** By month and day. */
  fixed: {
    '01-01': 'Neujahr',
    '05-01': 'Tag der Arbeit',
    '10-03': 'Tag der Deutschen Einheit',
    '10-31': 'Reformationstag',
    '12-25': 'Erster Weihnachtstag',
    '12-26': 'Zweiter Weihnachtstag',
  },
} as const;
