/** What a photograph shows, in the order in which the visitor is asked for them. */
export const photographKinds = ['roof-outside', 'roof-inside', 'meter', 'storage', 'bill'] as const;
export type PhotographKind = (typeof photographKinds)[number];

/** Of one request, of every kind together. */
export const mostPhotographs = 10;
