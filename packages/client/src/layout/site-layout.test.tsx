// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { shell, socialLinks } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { theme } from '../theme/theme.ts';
import { LandingLayout, SiteLayout } from './site-layout.tsx';
import { SkipLink } from './skip-link.tsx';

function open(path: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <SkipLink />
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

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('the first link of a page leads over its header to its content, and the strip begins with the number', () => {
  open(paths.faq);
  const [skip] = hrefs('a');
  expect(skip).toBe('#inhalt');
  expect(document.querySelector(skip ?? '')?.tagName).toBe('MAIN');
  const strip = hrefs('header p > a');
  // What the bar has no room for, and nothing that stands in it.
  const inStrip = hasCalculator ? [paths.solarCalculator] : [];
  expect(strip).toEqual([company.phoneHref, ...inStrip, paths.from2027]);
  expect(document.querySelector(`header a[aria-label="${shell.homeLink}"]`)).not.toBeNull();
});

test.each([
  [paths.home, true, ['Startseite']],
  [paths.faq, true, ['FAQ']],
  [paths.imprint, true, []],
  [paths.solarCalculator, false, ['Solarrechner']],
  [paths.maintenance, false, ['Wartung']],
  [paths.gridConnection, false, []],
  [paths.offerCheck, true, []],
])('at %s there is a bar of calls: %s, and %j is marked in the menu', (path, hasBar, marked) => {
  open(path);
  expect(named(shell.callBar.label)).toBe(hasBar ? 1 : 0);
  const [menu] = document.querySelectorAll(`nav[aria-label="${shell.mainNavigation}"]`);
  expect(
    [...(menu?.querySelectorAll('[aria-current="page"]') ?? [])].map((a) => a.textContent),
  ).toEqual(marked.filter((label) => hasCalculator || label !== 'Solarrechner'));
  // The answer of a page that computes has the one filled button.
  const call = [...(menu?.querySelectorAll('a') ?? [])].at(-1);
  const isTool = path === paths.solarCalculator || path === paths.offerCheck;
  expect(call?.dataset.variant).toBe(isTool ? 'outline' : 'filled');
});

test('on a phone one calls or asks, and on paper stands whose page it is', () => {
  open(paths.faq);
  expect(hrefs(`nav[aria-label="${shell.callBar.label}"] a`)).toEqual([
    company.phoneHref,
    paths.consultation,
  ]);
  expect(texts('.print-only')).toEqual([
    `${company.name}, ${company.street}, ${company.postalCode} ${company.city}, ${company.phone}, ${company.email}`,
  ]);
});

test('in the footer each list of links is named, and the address can be called and written to', () => {
  open(paths.faq);
  for (const label of [shell.footer.quickLinks, shell.footer.customers, shell.footer.legal]) {
    expect(texts(`footer nav[aria-label="${label}"] h2`)).toEqual([label]);
  }
  expect(hrefs(`footer nav[aria-label="${shell.footer.legal}"] a`)).toContain(paths.imprint);
  expect(hrefs('footer address a')).toEqual([company.phoneHref, `mailto:${company.email}`]);
});
