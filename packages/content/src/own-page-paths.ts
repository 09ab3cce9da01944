/** Who has lost the link to their own page asks for it here. */
export const ownPages = '/anfrage';

/** The page of one request. Whoever has the token has the page, so it stands in no log, metric or list of pages. */
export const ownPagePath = (token: string) => `${ownPages}/${token}`;

/** What a visitor does there, each below the page's own address. */
export const ownPageActions = {
  open: 'oeffnen',
  code: 'code',
  photographs: 'fotos',
  remark: 'bemerkung',
  times: 'zeiten',
  corrections: 'angaben',
  data: 'daten',
  papers: 'unterlagen',
  appointment: 'termin',
  withdraw: 'zurueckziehen',
} as const;
export type OwnPageAction = keyof typeof ownPageActions;

/** The last part of a preview's address, below that of its photograph. */
export const previewPart = 'vorschau';

/** `/anfrage/<token>/fotos` */
export const ownPageActionPath = (token: string, action: OwnPageAction) =>
  `${ownPagePath(token)}/${ownPageActions[action]}`;
