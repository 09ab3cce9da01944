import { expect, test } from 'vitest';
import { homeProjectIds, overviewProjectIds, projectIds } from './company/project-ids.ts';
import { homeProjects, overviewProjects, projectBeside, projects } from './company/projects.ts';

test('every project stands under its own id, and no other is described', () => {
  expect(projectIds.map((id) => projects[id].id)).toEqual(projectIds);
  expect(Object.keys(projects).sort()).toEqual([...projectIds].sort());
});

test.each([
  ['overview', overviewProjectIds, overviewProjects],
  ['home page', homeProjectIds, homeProjects],
])('the %s shows each of its projects once', (_place, ids, shown) => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test('the projects follow one another in a circle', () => {
  const around = projectIds.map((id) => projectBeside(id, 1).id);
  expect(around).toEqual([...projectIds.slice(1), projectIds[0]]);
  expect(around.map((id) => projectBeside(id, -1).id)).toEqual(projectIds);
});
