/** The projects that have a page of their own, in the order in which one leads to the next. */
// BEISPIEL: die eigenen Projekte
export const projectIds = [
  'freital',
  'dresden-blasewitz',
  'meissen',
  'mieterstrom',
  'weinboehla',
  'landwirtschaft',
] as const;

export type ProjectId = (typeof projectIds)[number];

/** Those of the overview at /projekte; weinboehla has its page and its card on the home page. */
// BEISPIEL: die Projekte der Übersicht
export const overviewProjectIds: readonly ProjectId[] = [
  'freital',
  'dresden-blasewitz',
  'meissen',
  'mieterstrom',
  'landwirtschaft',
];

/** Those on the home page. */
// BEISPIEL: die Projekte der Startseite
export const homeProjectIds: readonly ProjectId[] = ['meissen', 'mieterstrom', 'weinboehla'];

/** Beside the number of projects. */
// BEISPIEL: Jahre, aus denen die Projekte stammen
export const projectsPeriod = '2020 - 2025';
