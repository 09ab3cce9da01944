import {
  homeProjectIds,
  overviewProjectIds,
  type ProjectId,
  projectIds,
} from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import type { Project } from './project.ts';

/** The project so many places before (negative) or after another; the last is followed by the first. */
export function projectBeside(id: ProjectId, places: number): Project {
  const index = (projectIds.indexOf(id) + places + projectIds.length) % projectIds.length;
  return projects[projectIds[index] ?? id];
}

/** Those of the overview. */
export const overviewProjects: readonly Project[] = overviewProjectIds.map((id) => projects[id]);

/** The cards of the home page. */
export const homeProjects: readonly Project[] = homeProjectIds.map((id) => projects[id]);
