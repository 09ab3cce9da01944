import { expect, test } from 'vitest';
import { projectIds } from './company/project-ids.ts';
import {
  homeProjects,
  investmentText,
  kWh,
  overviewProjects,
  paybackYears,
  projectBeside,
  projects,
} from './company/projects.ts';
import { serviceArea } from './service-area.ts';
import { germanNumber } from './typography.ts';

const all = projectIds.map((id) => projects[id]);

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

test('the words of a project agree with its numbers', () => {
  for (const { id, power, projectSize, specs, storage, technicalSpecs, roof } of all) {
    const size = `${germanNumber(power)}\u202fkWp`;
    expect(projectSize, id).toContain(size);
    expect(specs, id).toContain(size);
    expect(technicalSpecs.storage !== undefined, id).toBe(storage !== undefined);
    if (storage) expect(technicalSpecs.storage, id).toContain(kWh(storage));
    const modules = roof.planes.reduce((sum, { share }) => sum + share, 0);
    expect(technicalSpecs.modules, id).toMatch(new RegExp(`^${modules} `));
  }
});

test('where no price is told, or only a guide, it is said why', () => {
  for (const project of all.filter(({ withheld }) => withheld !== undefined)) {
    expect(project.investmentNote, project.id).toBeDefined();
  }
  for (const project of all) expect(investmentText(project), project.id).not.toBe('');
  expect(investmentText(projects.mieterstrom)).toBe('auf Anfrage, Richtwert 45.000\u202f€');
});

test('pay-back is the price by the savings of a year', () => {
  expect(paybackYears(projects.meissen)).toBe(7);
  expect(paybackYears(projects.freital)).toBeUndefined();
});

test('every project lies within the area that the company serves', () => {
  const { centre, radius } = serviceArea;
  for (const { id, position } of all) {
    const north = (position.latitude - centre.latitude) * 111_320;
    const east = (position.longitude - centre.longitude) * 111_320 * 0.63;
    expect(Math.hypot(north, east), id).toBeLessThan(radius);
  }
});
