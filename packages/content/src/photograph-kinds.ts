/** What a photograph shows, in the order in which the visitor is asked for them. */
export const photographKinds = ['roof-outside', 'roof-inside', 'meter', 'storage', 'bill'] as const;
export type PhotographKind = (typeof photographKinds)[number];

/** Of one request, of every kind together. */
export const mostPhotographs = 10;

/** As the desk, mails and the names of files call them. */
export const photographNames: Record<PhotographKind, string> = {
  'roof-outside': 'Dach von außen',
  'roof-inside': 'Dach von innen',
  meter: 'Zählerschrank',
  storage: 'Platz für den Speicher',
  bill: 'Stromrechnung',
};
