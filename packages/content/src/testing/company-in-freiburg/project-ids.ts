export const projectIds = ['winzerhof', 'reihenhaus'] as const;

export type ProjectId = (typeof projectIds)[number];

export const overviewProjectIds: readonly ProjectId[] = ['winzerhof', 'reihenhaus'];

export const homeProjectIds: readonly ProjectId[] = ['winzerhof', 'reihenhaus'];

export const exampleProjects: Record<'backupPower' | 'tenantElectricity', ProjectId | undefined> = {
  backupPower: undefined,
  tenantElectricity: undefined,
};

export const projectsPeriod = '2012 - 2026';
