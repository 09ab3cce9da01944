// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { company } from '@rebhang-solar/content/company-in-texts';
import { home, serviceRadius } from '@rebhang-solar/content/pages/home';
import { projectPath } from '@rebhang-solar/content/paths';
import { seatName, townsAround } from '@rebhang-solar/content/towns-on-map';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { apart, onMap } from './map-places.ts';
import { ServiceAreaMap } from './service-area-map.tsx';

test('the mark of each project lies near its own town, under the number of its entry', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <ServiceAreaMap />
      </MemoryRouter>
    </MantineProvider>,
  );
  // The circle has a radius of 50, and a margin of 4 around it.
  const kilometres = company.serviceRadius / 1000 / 50;
  const own = projectIds.map((id) => onMap(projects[id].position, company.geo, kilometres));
  // So far from each other that a finger finds each.
  const places = apart(own, 11.5);
  const links = [...document.querySelectorAll('figcaption a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(projectIds.map(projectPath));
  for (const [index, id] of projectIds.entries()) {
    const mark = links[index]?.querySelector<HTMLElement>('[aria-hidden]');
    const [x = 0, y = 0] = ['--x', '--y'].map(
      (name) => Number(mark?.style.getPropertyValue(name)) * 108 - 54,
    );
    expect(x, id).toBeCloseTo(places[index]?.x ?? 0, 0);
    expect(y, id).toBeCloseTo(places[index]?.y ?? 0, 0);
    expect(mark?.textContent).toBe(String(index + 1));
    expect(links[index]?.textContent).toContain(`${index + 1}. ${projects[id].location}`);
  }
});

test('the map is an image with a name, in which the circle says how far it goes and each town has its own', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <ServiceAreaMap />
      </MemoryRouter>
    </MantineProvider>,
  );
  const map = document.querySelector('figure > svg');
  expect([map?.getAttribute('role'), map?.getAttribute('viewBox')]).toEqual([
    'img',
    '-54 -54 108 108',
  ]);
  expect(map?.getAttribute('aria-label')).toBe(home.about.map);
  expect(map?.querySelector('circle')?.getAttribute('r')).toBe('50');
  const names = [...(map?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(names[0]).toBe(serviceRadius);
  expect(names.at(-1)).toBe(seatName);
  expect(names.slice(1, -1)).toEqual(townsAround.map(({ name }) => name));
  // Where it flows beyond the circle, the river is cut off.
  expect(map?.querySelector('polyline')?.getAttribute('clip-path')).toBe('url(#einsatzgebiet)');
  // A line leads from each mark to the place that it was moved from.
  const lines = map?.querySelector(':scope > path:last-of-type')?.getAttribute('d') ?? '';
  const kilometres = company.serviceRadius / 1000 / 50;
  for (const id of projectIds) {
    const { x, y } = onMap(projects[id].position, company.geo, kilometres);
    expect(lines).toContain(`L${x} ${y}`);
  }
  // Where only a region is told, the mark is another one.
  const marks = [...document.querySelectorAll<HTMLElement>('figcaption a [aria-hidden]')];
  expect(marks.map((mark) => mark.dataset.region === 'true')).toEqual(
    projectIds.map((id) => projects[id].isRegion === true),
  );
});
