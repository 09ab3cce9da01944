import { type Project, type ProjectKind, projectKinds } from './project.ts';
import { overviewProjects } from './project-lists.ts';

/** What the overview of projects is narrowed to; empty it shows all. */
export type ProjectFilter = { kind?: ProjectKind | undefined; withStorage?: boolean | undefined };

/** What the overview can be narrowed by: what all of its projects have in common is no choice. */
export function filterChoices(projects: readonly Project[] = overviewProjects) {
  const kinds = projectKinds.filter((kind) => projects.some((project) => project.kind === kind));
  const storages = new Set(projects.map(({ storage }) => storage !== undefined));
  return { kinds: kinds.length > 1 ? kinds : [], byStorage: storages.size > 1 };
}

/** Reads a filter from the overview's address, `art=gewerbe&speicher=ja`; unknown values count as absent. */
export function parseProjectFilter(parameters: {
  get: (name: string) => string | null;
}): ProjectFilter {
  const kind = parameters.get('art');
  return {
    kind: projectKinds.find((known) => known === kind),
    withStorage: parameters.get('speicher') === 'ja',
  };
}

/** The query of a filter in its one way of writing it; '' for all projects. */
export function formatProjectFilter({ kind, withStorage }: ProjectFilter): string {
  return new URLSearchParams({
    ...(kind && { art: kind }),
    ...(withStorage && { speicher: 'ja' }),
  }).toString();
}

/** The projects that a filter leaves, in their order. */
export function filterProjects(
  projects: readonly Project[],
  { kind, withStorage }: ProjectFilter,
): Project[] {
  return projects.filter(
    (project) =>
      (kind === undefined || project.kind === kind) &&
      (!withStorage || project.storage !== undefined),
  );
}
