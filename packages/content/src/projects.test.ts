import { expect, test } from 'vitest';
import { projectIds } from './company/project-ids.ts';
import { homeProjects, overviewProjects, projectBeside, projects } from './company/projects.ts';

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

test('the projects follow one another in a circle', () => {
  expect(projectBeside('freital', 1).id).toBe('dresden-blasewitz');
  expect(projectBeside('landwirtschaft', 1).id).toBe('freital');
  expect(projectBeside('freital', -1).id).toBe('landwirtschaft');
});
