/**
 * How far a request is, and how it ended: in the office's mails and lists, at the desk, and for its visitor.
 * Done without an answer the visitor's page says the same as of one that is merely done.
 */
export const statusWords = {
  new: { office: 'neu', desk: 'neu', visitor: 'Eingegangen' },
  taken: { office: 'übernommen', desk: 'übernommen', visitor: 'Übernommen' },
  notReached: { office: 'nicht erreicht', desk: 'nicht erreicht', visitor: 'Nicht erreicht' },
  appointment: { office: 'Termin', desk: 'Termin', visitor: 'Termin' },
  waiting: { office: 'wartet auf den Kunden', desk: 'wartet', visitor: 'Wir warten auf Sie' },
  done: { office: 'erledigt', desk: 'erledigt', visitor: 'Abgeschlossen' },
  answered: { office: 'beantwortet', desk: 'beantwortet', visitor: 'Beantwortet' },
  order: { office: 'Auftrag', desk: 'Auftrag', visitor: 'Auftrag' },
  without: { office: 'ohne Antwort', desk: 'ohne Antwort', visitor: 'Abgeschlossen' },
} as const;

/** Whose it is, behind a state in the office's mails and lists. */
export const heldBy = (name: string) => `bei ${name}`;

/** What the office has done that is about the visitor, in the data that they take along. */
export const visitorSteps = {
  entered: 'am Telefon aufgenommen',
  taken: 'übernommen',
  handedOver: 'an jemand anderen im Büro weitergegeben',
  released: 'wieder freigegeben',
  reached: 'mit Ihnen gesprochen',
  notReached: 'angerufen und nicht erreicht',
  appointment: 'Termin eingetragen',
  waiting: 'wartet auf Sie',
  done: 'erledigt',
  reopened: 'wieder geöffnet',
} as const;
