// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { company } from '@rebhang-solar/content/company-in-texts';
import { projectPath } from '@rebhang-solar/content/paths';
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
