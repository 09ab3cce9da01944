// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { projectPage, projectsPage } from '@rebhang-solar/content/pages/projects';
import type { Project } from '@rebhang-solar/content/project';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Comparison } from './comparison.tsx';
import { ProjectHero } from './project-hero.tsx';
import { projectRoute } from './project-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** With the spaces that can be typed. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));

const {
  withheld: _,
  investment: __,
  investmentNote: ___,
  storage: ____,
  ...any
} = projects[projectIds[0]];
const project: Project = {
  ...any,
  power: 9,
  yield: 9045,
  savings: 1500,
  projectSize: '9 kWp',
  year: 2024,
};

function show(element: ReactNode) {
  cleanup();
  const head = { title: 'x', description: 'y', path: '/x' };
  const router = createMemoryRouter([{ path: '*', element, handle: { head } }]);
  render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

test('the comparison numbers why a price is withheld', () => {
  const asked = { withheld: 'auf Anfrage', investmentNote: 'Teil eines Umbaus.' } as const;
  show(
    <Comparison
      sizes="92vw"
      projects={[
        { ...project, investment: 17_500, storage: 10 },
        { ...project, id: projectIds.at(-1) ?? project.id, ...asked },
        { ...project, id: 'x' as Project['id'], ...asked, investment: 45_000 },
      ]}
    />,
  );
  const { guide } = projectsPage.comparison;
  const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => plain(textContent)),
  );
  expect(cells).toEqual([
    ['9 kWp', '1.005 kWh', '10 kWh', '17.500 €', '1.500 €'],
    ['9 kWp', '1.005 kWh', 'ohne', 'auf Anfrage¹', '1.500 €'],
    ['9 kWp', '1.005 kWh', 'ohne', 'auf Anfrage²', '1.500 €'],
  ]);
  // Where there is no room for its columns.
  expect(texts('tbody th p').slice(0, 2)).toEqual([
    '9 kWp · 1.005 kWh je kWp · Speicher 10 kWh · spart 1.500 €',
    '9 kWp · 1.005 kWh je kWp · spart 1.500 €',
  ]);
  expect(
    texts('p')
      .slice(-2)
      .map((note) => note.trim()),
  ).toEqual([`¹ ${asked.investmentNote}`, `² ${asked.investmentNote} ${plain(guide('45.000 €'))}`]);
});

test.each<[Partial<Project>, string[]]>([
  [
    { investment: 17_500 },
    ['ohne Speicher', '1.005 kWh je kWp', 'im Jahr 2024', `nach Preisen von ${project.year}`],
  ],
  [
    { investment: 17_500, withheld: 'auf Anfrage', projectSize: '9 kWp mit Speicher' },
    ['mit Speicher', '1.005 kWh je kWp', 'Richtwert 17.500 €', `nach Preisen von ${project.year}`],
  ],
  [
    { withheld: 'keine Angabe' },
    ['ohne Speicher', '1.005 kWh je kWp', `nach Preisen von ${project.year}`],
  ],
])('below the figures of a project stands what belongs to each: %j', (part, notes) => {
  const size = part.projectSize?.replace(' ', '\u00a0') ?? '9\u00a0kWp';
  show(<ProjectHero project={{ ...project, ...part, projectSize: size }} call="/beratung" />);
  expect(texts('dl > div > dd + dd')).toEqual(notes);
  const price = part.withheld ?? '17.500 €';
  expect(texts('dl > div > dt + dd')).toEqual(['9 kWp', '9.045 kWh', price, '1.500 €']);
});

test('of the calculated months the poorest and the richest are named, each with its yield', () => {
  const months = [900, 250, 400, 700, 800, 850, 1100, 840, 600, 420, 300, 260];
  vi.stubGlobal('PROJECT_YIELDS', { [project.id]: months });
  const { Component } = projectRoute(project.id);
  if (!Component) throw new Error('A project has a page');
  show(<Component />);
  const { extremes } = projectPage.months;
  expect(texts('#monate')[0]).toContain(extremes('Februar (250 kWh)', 'Juli (1.100 kWh)'));
});

function openProject(id: (typeof projectIds)[number]) {
  vi.stubGlobal('PROJECT_YIELDS', {});
  const { Component } = projectRoute(id);
  if (!Component) throw new Error('A project has a page');
  show(<Component />);
}

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('each project leads to the next and the one before, the last to the first, and back to the list', () => {
  const last = projectIds.length - 1;
  for (const [index, next, previous] of [
    [0, 1, last],
    [last, 0, last - 1],
  ] as const) {
    const [id, after, before] = [index, next, previous].map((at) => projectIds[at]);
    if (!id || !after || !before) throw new Error('There are projects');
    openProject(id);
    expect(hrefs('#weitere a')).toEqual([
      `/photovoltaik-projekte-referenzen/${after}`,
      `/photovoltaik-projekte-referenzen/${before}`,
      '/#projekte',
    ]);
    expect(texts('#weitere a')[1]).toBe(`Vorherige: ${plain(projects[before].title)}`);
  }
});

test('a project without weather has no months, its parts stand by their names, and one asks for one like it', () => {
  const id = projectIds[0];
  openProject(id);
  expect(document.querySelector('#monate')).toBeNull();
  const { modules, inverter, storage, monitoring } = projects[id].technicalSpecs;
  expect(texts('#beschreibung dd')).toEqual(
    [modules, inverter, storage, monitoring].filter((spec) => spec !== undefined).map(plain),
  );
  const [call] = hrefs('a[href^="/beratung"], a[href*="message="]');
  const { searchParams, hash } = new URL(call ?? '', 'http://localhost');
  expect(plain(searchParams.get('message'))).toBe(
    `Ich interessiere mich für eine Anlage wie „${plain(projects[id].title)}“.`,
  );
  expect(hash).not.toBe('');
});

test('all months stand in a table with their numbers', () => {
  const months = [900, 250, 400, 700, 800, 850, 1100, 840, 600, 420, 300, 260];
  vi.stubGlobal('PROJECT_YIELDS', { [project.id]: months });
  const { Component } = projectRoute(project.id);
  if (!Component) throw new Error('A project has a page');
  show(<Component />);
  const rows = texts('#monate tbody tr');
  expect(rows).toHaveLength(12);
  expect([rows[0], rows[6], rows[11]]).toEqual(['Januar900', 'Juli1.100', 'Dezember260']);
});
