import { expect, test } from 'vitest';
import { homeProjectIds, overviewProjectIds, projectIds } from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import { company } from './company-in-texts.ts';
import { marketFigures, systemPriceOf } from './figures/market.ts';
import { distance } from './position.ts';
import { investmentText } from './project.ts';
import { homeProjects, overviewProjects, projectBeside } from './project-lists.ts';
import { projectPrice, usualPrice } from './project-price.ts';
import { formatNumber, kWh } from './typography.ts';

const all = projectIds.map((id) => projects[id]);
const anyProject = projects[projectIds[0]];

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

test('the words of a project agree with its numbers', () => {
  for (const { id, power, projectSize, specs, storage, technicalSpecs, roof } of all) {
    const size = `${formatNumber(power)}\u00a0kWp`;
    expect(projectSize, id).toContain(size);
    expect(specs, id).toContain(size);
    expect(technicalSpecs.storage !== undefined, id).toBe(storage !== undefined);
    if (storage) expect(technicalSpecs.storage, id).toContain(kWh(storage));
    const modules = roof.planes.reduce((sum, { share }) => sum + share, 0);
    expect(technicalSpecs.modules, id).toMatch(new RegExp(`^${modules} `));
  }
});

test('where no price is stated, or only a guide, the reason is given', () => {
  for (const project of all.filter(({ withheld }) => withheld !== undefined)) {
    expect(project.investmentNote, project.id).toBeDefined();
  }
  for (const project of all) expect(investmentText(project), project.id).not.toBe('');
  const guide = { ...anyProject, investment: 45_000, withheld: 'auf Anfrage' } as const;
  expect(investmentText(guide)).toBe('auf Anfrage, Richtwert 45.000\u202f€');
});

test('every project lies within the area that the company serves', () => {
  for (const { id, position } of all) {
    expect(distance(company.geo, position), id).toBeLessThan(company.serviceRadius);
  }
});

test('what is only a guide, or no price at all, is compared with nothing', () => {
  const project = { ...anyProject, investment: 20_000, withheld: undefined };
  expect(projectPrice(project)).toBeDefined();
  expect(projectPrice({ ...project, withheld: 'auf Anfrage' })).toBeUndefined();
  const { investment: _, ...withoutPrice } = project;
  expect(projectPrice(withoutPrice)).toBeUndefined();
});

test.each([5000, 20_000, 90_000])(
  'the scale beside a price of %d € holds it in at most eight cells',
  (investment) => {
    const power = investment / 2000;
    const project = { ...anyProject, power, storage: undefined, investment, withheld: undefined };
    const { chart } = projectPrice(project as typeof anyProject) ?? {};
    const longest = Math.max(...(chart?.rows.map(({ most }) => most) ?? []));
    expect(chart?.max).toBeGreaterThanOrEqual(longest);
    expect((chart?.max ?? 0) / (chart?.cell ?? 1)).toBeLessThanOrEqual(8);
    expect(longest / (chart?.cell ?? 1)).toBeGreaterThan(2);
    expect(chart?.ticks.at(-1)?.at).toBe(chart?.max);
  },
);

test('beside the price of a project stands what its modules and its whole storage cost today', () => {
  const project = { ...anyProject, power: 10, storage: 8, investment: 20_000, withheld: undefined };
  const usual = projectPrice(project)?.chart.rows[1];
  const [low, high] = systemPriceOf(10).range;
  const [lowStorage, highStorage] = marketFigures.storagePerKwhRange.value;
  expect([usual?.least, usual?.most]).toEqual([low + 8 * lowStorage, high + 8 * highStorage]);
});

test('the price of a project stands with its year beside that of its size, on a scale of whole cells', () => {
  const project = {
    ...anyProject,
    power: 10,
    storage: undefined,
    year: 2023,
    investment: 14_000,
    withheld: undefined,
  } as unknown as typeof anyProject;
  const { chart } = projectPrice(project) ?? {};
  const plain = (text = '') => text.replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(chart?.rows.map(({ label, value }) => [plain(label), plain(value)])).toEqual([
    ['diese Anlage, 2023', '14.000 €'],
    ['10 kWp, heute', '10.000–18.000 €'],
  ]);
  expect(plain(usualPrice(project))).toBe('10.000–18.000 €');
  expect([chart?.max, chart?.cell]).toEqual([20_000, 5000]);
  expect(chart?.ticks.map(({ at, label }) => [at, plain(label)])).toEqual([
    [0, '0'],
    [10_000, '10.000'],
    [20_000, '20.000 €'],
  ]);
  expect(chart?.parts.map(({ mark, text }) => `${mark}: ${text}`)).toEqual([
    'least: mindestens',
    'most: bis zu',
  ]);
  const stored = projectPrice({ ...project, storage: 8 } as typeof anyProject)?.chart.rows[1];
  expect(plain(stored?.label)).toBe('10 kWp mit 8 kWh Speicher, heute');
});

test('a price is shown as it is, or why it is not', () => {
  const { investment: _, withheld: __, ...bare } = anyProject;
  const of = (more: object) => investmentText({ ...bare, ...more } as typeof anyProject);
  expect(of({ investment: 17_500 })).toBe('17.500\u202f€');
  expect(of({ withheld: 'keine Angabe' })).toBe('keine Angabe');
});

test('two places on and three back are counted around the circle', () => {
  const last = projectIds.length - 1;
  expect(projectBeside(projectIds[last] ?? projectIds[0], 2).id).toBe(
    projectIds[1 % projectIds.length],
  );
});
