/** The projects that have a page of their own, in the order in which one leads to the next. */
export const projectIds = [
  'freital',
  'dresden-blasewitz',
  'meissen',
  'mieterstrom',
  'weinboehla',
  'landwirtschaft',
] as const;

export type ProjectId = (typeof projectIds)[number];

/** Those of the overview at /projekte; the others are found from the home page and from their neighbours. */
export const overviewProjectIds: readonly ProjectId[] = [
  'freital',
  'dresden-blasewitz',
  'meissen',
  'mieterstrom',
  'landwirtschaft',
];

/** Those on the home page. */
export const homeProjectIds: readonly ProjectId[] = ['meissen', 'mieterstrom', 'weinboehla'];

/** Those to which articles lead as an example. Where there is none: `undefined`, and the sentence is left out. */
export const exampleProjects: Record<'backupPower' | 'tenantElectricity', ProjectId | undefined> = {
  backupPower: 'weinboehla',
  tenantElectricity: 'mieterstrom',
};

/** Beside the number of projects. */
export const projectsPeriod = '2020 - 2025';
