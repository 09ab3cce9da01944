// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Component } from './own-page.tsx';
import { OwnPageContext, type OwnPageData } from './page-data.ts';
import { now, view } from './testing/view.ts';

afterEach(cleanup);

function show(answer: OwnPageData['answer']) {
  cleanup();
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: ['/anfrage/AAAAAAAAAAAAAAAAAAAAAA'],
  });
  render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <OwnPageContext value={{ answer, now }}>
        <RouterProvider router={router} />
      </OwnPageContext>
    </MantineProvider>,
  );
  return router;
}

const footer = () => document.querySelector('footer');

test.each<[OwnPageData['answer'], string]>([
  [{ shows: 'request', view }, ownPage.footer],
  [{ shows: 'withdraw', view }, ownPage.footer],
  [{ shows: 'withdrawn', reference: 'PV-7K3M-Q9XD-2R4T' }, `${company.name}, ${company.city}`],
  [{ shows: 'missing' }, `${company.name}, ${company.city}`],
])('below each of its pages stand two links, and what its address is', (answer, text) => {
  show(answer);
  const links = [...(footer()?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
  ]);
  expect(footer()?.querySelector('p')?.textContent).toBe(text);
  expect(document.querySelectorAll('main#inhalt')).toHaveLength(1);
});

test('a link opens a document and is no step of the router, also where what is tapped lies within it', () => {
  const router = show({ shows: 'request', view });
  const home = document.querySelector<HTMLElement>('header a[href="/"]');
  if (!home) throw new Error('The header leads home');
  for (const target of [home, home.firstElementChild ?? home]) {
    // No MouseEvent, which the document of a test would follow by itself.
    const click = new Event('click', { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(click, { button: 0 }));
    expect(click.defaultPrevented).toBe(false);
  }
  expect(router.state.location.pathname).toBe('/anfrage/AAAAAAAAAAAAAAAAAAAAAA');
});

test('what is no link is clicked as ever', () => {
  show({ shows: 'request', view });
  const clicked: EventTarget[] = [];
  document.body.addEventListener('click', ({ target }) => target && clicked.push(target), {
    once: true,
  });
  const [button] = screen.getAllByRole('button');
  if (!button) throw new Error('The page has buttons');
  fireEvent.click(button);
  expect(clicked).toEqual([button]);
});
