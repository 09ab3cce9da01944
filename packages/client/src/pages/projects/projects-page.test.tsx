// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { filterChoices } from '@rebhang-solar/content/project-filter';
import { overviewProjects } from '@rebhang-solar/content/project-lists';
import { euro, kWh } from '@rebhang-solar/content/typography';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../../components/use-hydrated.ts';
import { Component } from './projects-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(isWithinApplication: boolean, address = '/') {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <HydratedContext value={isWithinApplication}>
        <RouterProvider router={router} />
      </HydratedContext>
    </MantineProvider>,
  );
}

test.each([
  ['opened within the application it begins at its top, however late the browser scrolls', true, 0],
  ['as a document it stays where the browser has put it', false, 700],
])('%s', (_, isWithinApplication, top) => {
  open(isWithinApplication);
  vi.advanceTimersByTime(199);
  window.scrollTo(0, 700);
  vi.advanceTimersByTime(1);
  expect(window.scrollY).toBe(top);
});

test('each card has the figures of its own project, and only the first picture is fetched at once', () => {
  open(false);
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('li dd')).toEqual(
    overviewProjects.flatMap((one) => [one.projectSize, kWh(one.yield), euro(one.savings)]),
  );
  const [first] = document.querySelectorAll('li');
  expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(
    overviewProjects[0]?.image ? 1 : 0,
  );
  expect(first?.querySelector('img[loading="lazy"]')).toBeNull();
});

test('a choice keeps the other one, and leads to the list', () => {
  const { kinds, byStorage } = filterChoices();
  const [kind] = kinds;
  if (!kind || !byStorage) return;
  open(false, `/?art=${kind}&speicher=ja`);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  const ends = `#${projectsPage.listId}`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/?speicher=ja${ends}`,
    ...kinds.map((one) => `/?art=${one}&speicher=ja${ends}`),
    `/?art=${kind}${ends}`,
    `/?art=${kind}&speicher=ja${ends}`,
  ]);
  const chosen = links.flatMap((link, index) => (link.getAttribute('aria-current') ? [index] : []));
  expect(chosen).toEqual([1, links.length - 1]);
});
