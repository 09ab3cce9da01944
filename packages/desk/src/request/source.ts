import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import { homeSectionPath, paths } from '@rebhang-solar/content/paths';

/** The page on which each form stands. */
export const deskSource: Record<FormKind, string> = {
  contact: homeSectionPath('kontakt'),
  consultation: paths.consultation,
  maintenance: paths.maintenance,
  gridConnection: paths.gridConnection,
};
