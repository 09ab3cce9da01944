import { expect, test } from 'vitest';
import { projectIds } from './paths.ts';
import { homeProjects, overviewProjects, projects } from './projects.ts';

test('every project stands under its own id', () => {
  expect(projectIds.map((id) => projects[id].id)).toEqual(projectIds);
});

test('the overview shows five projects, without weinboehla', () => {
  expect(overviewProjects.map(({ id }) => id)).toEqual(
    projectIds.filter((id) => id !== 'weinboehla'),
  );
});

test('the home page shows meissen, mieterstrom and weinboehla', () => {
  expect(homeProjects.map(({ id }) => id)).toEqual(['meissen', 'mieterstrom', 'weinboehla']);
});
