/** The projects that have a page of their own, in the order in which one leads to the next. */
export const projectIds = ['rastede'] as const;

export type ProjectId = (typeof projectIds)[number];

/** Those of the overview at /projekte; the others are found from the home page and from their neighbours. */
export const overviewProjectIds: readonly ProjectId[] = ['rastede'];

/** Those on the home page. */
export const homeProjectIds: readonly ProjectId[] = ['rastede'];

/** Those to which articles lead as an example. Where there is none: `undefined`, and the sentence is left out. */
export const exampleProjects: Record<'backupPower' | 'tenantElectricity', ProjectId | undefined> = {
  backupPower: undefined,
  tenantElectricity: undefined,
};

/** Beside the number of projects. */
export const projectsPeriod = '2026';
