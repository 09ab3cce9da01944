// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { shell, socialLinks } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LandingLayout, SiteLayout } from './site-layout.tsx';

function open(path: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={paths.consultation} element={<LandingLayout />} />
          <Route path="*" element={<SiteLayout />} />
        </Routes>
      </MemoryRouter>
    </MantineProvider>,
  );
}

const named = (label: string) => document.querySelectorAll(`nav[aria-label="${label}"]`).length;

test('nothing leads away from the page of the request but the way home', () => {
  open(paths.faq);
  expect([named(shell.mainNavigation), named(shell.callBar.label)]).toEqual([2, 1]);
  open(paths.consultation);
  expect([named(shell.mainNavigation), named(shell.callBar.label)]).toEqual([0, 0]);
  const links = [...document.querySelectorAll('header a:not([href^="tel:"])')];
  expect(links.map((link) => link.getAttribute('href'))).toContain(paths.home);
  expect(document.querySelector('header')?.textContent).toContain(shell.backToHome);
});

test('in the footer a profile is a link where there is one, and never a link without an address', () => {
  open(paths.faq);
  const list = document.querySelector(`ul[aria-label="${shell.footer.social}"]`);
  const marks = [...(list?.querySelectorAll('li > *') ?? [])];
  const expected = socialLinks
    .filter(({ id }) => id in company.profiles)
    .map(({ id, name }) => {
      const href = company.profiles[id];
      return href ? [name, href] : [shell.footer.profileToCome(name), null];
    });
  expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')])).toEqual(
    expected,
  );
});
