// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { company } from '@rebhang-solar/content/company-in-texts';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { datenschutz } from '@rebhang-solar/content/legal/datenschutz';
import { ownPages } from '@rebhang-solar/content/own-page-paths';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { articlePage } from '@rebhang-solar/content/pages/faq';
import { from2027Page } from '@rebhang-solar/content/pages/from-2027';
import { gridConnectionPage } from '@rebhang-solar/content/pages/grid-connection';
import { home } from '@rebhang-solar/content/pages/home';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import { faqPath, faqSlugs, paths, projectPath } from '@rebhang-solar/content/paths';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { investmentText } from '@rebhang-solar/content/project';
import { homeProjects } from '@rebhang-solar/content/project-lists';
import { euro, kWh } from '@rebhang-solar/content/typography';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { headOf, type RouteHandle } from './head/page-head.ts';
import { loadFailureHandle } from './layout/load-failure.tsx';
import { LandingLayout } from './layout/site-layout.tsx';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

async function load(path: string) {
  await loadMatchedRoutes(routes, path);
  const matches = matchRoutes(routes, path) ?? [];
  const { handle, Component } = matches.at(-1)?.route ?? {};
  return { head: (handle as RouteHandle | undefined)?.head, Component, matches };
}

test('each path leads to its own page', async () => {
  for (const path of [...Object.values(paths), ...projectIds.map(projectPath)]) {
    const { head, Component } = await load(path);
    expect([head?.path, Component !== undefined]).toEqual([path, true]);
  }
  for (const slug of faqSlugs) {
    const { head } = await load(decodeURI(faqPath(slug)));
    expect(head).toMatchObject({
      path: faqPath(slug),
      parent: { title: articlePage.parent, path: '/faq' },
    });
    const [data] = head?.structuredData?.('') ?? [];
    const { mainEntity = [] } = data as { mainEntity?: { name: string }[] };
    expect(mainEntity[0]?.name).toBe(faqCards[slug].question);
    expect(mainEntity.length).toBeGreaterThan(1);
  }
});

test('what there is not has a page that no search engine keeps', async () => {
  for (const path of ['/gibt-es-nicht', '/faq/nicht', projectPath('nicht' as never)]) {
    const { head } = await load(path);
    expect([head?.robots, head?.path]).toEqual(['noindex', undefined]);
  }
  const own = await load(`${ownPages}/AAAA`);
  expect(own.matches).toHaveLength(1);
});

test('the page of the request alone stands in the layout without a menu', async () => {
  const inLanding = Object.values(paths).filter((path) =>
    (matchRoutes(routes, path) ?? []).some(({ route }) => route.Component === LandingLayout),
  );
  expect(inLanding).toEqual(['/beratung']);
});

test('a page that did not arrive is replaced within its layout, or alone', async () => {
  for (const [path, depth] of [
    ['/faq', 2],
    ['/beratung', 2],
    [`${ownPages}/AAAA`, 0],
  ] as const) {
    const matches = matchRoutes(routes, path) ?? [];
    const place = matches.findLastIndex(({ route }) => route.ErrorBoundary);
    expect([path, place]).toEqual([path, depth]);
    const { ErrorBoundary: Failure } = matches[place]?.route ?? {};
    const html =
      Failure &&
      renderToStaticMarkup(
        <MantineProvider>
          <Failure />
        </MantineProvider>,
      );
    expect(html).toContain('Seite neu laden');
  }
  // Its own head has not arrived either.
  const around = (matchRoutes(routes, '/faq') ?? []).slice(0, -1);
  expect(headOf(around.map(({ route }) => route))).toBe(loadFailureHandle.head);
});

/** Puts a page into the document, as the server renders it. */
async function open(path: string) {
  await loadMatchedRoutes(routes, path);
  const { Component, handle } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
  const router = createMemoryRouter([{ path: '*', Component, handle }], { initialEntries: [path] });
  document.body.innerHTML = renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href'));

test.each([
  paths.home,
  paths.consultation,
  paths.maintenance,
  paths.gridConnection,
  paths.technicalDetails,
  paths.powerOfAttorney,
  paths.imprint,
  paths.privacy,
  paths.from2027,
  paths.projects,
  paths.faq,
  `/faq/${faqSlugs[0]}`,
])(
  'on %s every name and every link within the page leads to something, and there is one heading',
  async (path) => {
    await open(path);
    expect(all('h1')).toHaveLength(1);
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const name of ['aria-labelledby', 'aria-describedby'])
      for (const element of all(`[${name}]`))
        for (const id of element.getAttribute(name)?.split(' ') ?? [])
          expect(document.getElementById(id)?.textContent, id).toBeTruthy();
    // The browser itself knows the top.
    for (const href of [
      ...hrefs('a[href^="#"]'),
      ...hrefs(`a[href^="${path}#"]:not([href$="#top"])`),
    ])
      expect(document.getElementById(href?.split('#')[1] ?? ''), href ?? '').not.toBeNull();
    for (const link of all('a[target="_blank"]')) {
      expect(link.getAttribute('rel')).toBe('noopener');
      expect(link.textContent).toContain(home.reviews.newTab);
    }
    // Only the first picture of a page is fetched before it comes near.
    expect(all('img[loading="eager"]').length).toBeLessThan(2);
  },
);

test('the home page leads to a request first, and its topics each as a whole are a link', async () => {
  await open(paths.home);
  expect(hrefs('#startseite a[data-variant]')[0]).toBe(paths.consultation);
  const { tiles } = home.hero;
  expect(hrefs(`ul[aria-label="${home.hero.tilesLabel}"] > li > a`)).toEqual(
    tiles.map(({ to }) => to),
  );
  const contact = document.getElementById('kontakt');
  expect(contact?.querySelector('details')?.hasAttribute('data-opened-by-link')).toBe(true);
  expect(contact?.querySelector(`a[href="mailto:${company.email}"]`)).not.toBeNull();
  // Before a script is there, nothing could copy the address.
  expect(contact?.textContent).not.toContain(home.contact.copyAddress.label);
  expect(texts('#leistungen ol > li h3')).toEqual(home.services.cards.map(({ title }) => title));
  expect(hrefs('#leistungen ol a')).toEqual(
    home.services.cards.flatMap((card) => ('more' in card ? [card.more.to] : [])),
  );
  const [house] = homeProjects;
  if (!house) return;
  const [price, , savings, yields] = texts('#projekte dl dd');
  expect([price, savings, yields]).toEqual([
    investmentText(house),
    euro(house.savings),
    kWh(house.yield),
  ]);
});

test('the page of maintenance leads to its form and to the telephone', async () => {
  await open(paths.maintenance);
  const { formId, services, details, faq } = maintenancePage;
  expect(hrefs('a').slice(0, 2)).toEqual([`${paths.maintenance}#${formId}`, company.phoneHref]);
  expect(document.querySelector(`#${formId} form`)).not.toBeNull();
  const cells = all(`#${services.id} li`);
  expect(cells.map((cell) => cell.textContent)).toEqual(
    services.cards.map(({ title, interval, per, text }) => `${title}${interval} ${per}${text}`),
  );
  for (const { id } of [details, faq])
    expect(document.getElementById(id)?.closest('details')?.open, id).toBe(false);
});

test('beside the form of the consultation stands what happens next, numbered for the eye alone', async () => {
  await open(paths.consultation);
  const steps = all(`#${consultationPage.form.id} aside ol > li`);
  expect(steps.map((step) => step.querySelector('[aria-hidden="true"]')?.textContent)).toEqual(
    consultationPage.steps.list.map((_, index) => String(index + 1)),
  );
  expect(document.querySelector('#consultation-title')).not.toBeNull();
  const { quotes, today } = consultationPage.testimonials;
  expect(all('#ersparnis li')).toHaveLength(quotes.length && quotes.length + (today ? 1 : 0));
});

test('the page of the grid form says what to have at hand, and gives the form away empty', async () => {
  await open(paths.gridConnection);
  const { formId, needed } = gridConnectionPage;
  expect(hrefs('a')).toContain(`${paths.gridConnection}#${formId}`);
  const [blank] = all('form[method="post"]');
  expect(blank?.getAttribute('action')).toBe(gridConnectionFile.href);
  expect(blank?.querySelectorAll('input')).toHaveLength(0);
  expect(texts('li b').slice(0, needed.items.length)).toEqual(needed.items.map(({ what }) => what));
});

test('the technical page lists its sections, whose grounds alternate', async () => {
  await open(paths.technicalDetails);
  const { sections } = technicalDetailsPage;
  expect(hrefs('nav ol a')).toEqual(sections.map(({ id }) => `/technische-details#${id}`));
  expect(all('section[data-tone]').map(({ id, dataset }) => [id, dataset.tone])).toEqual(
    sections.map(({ id }, index) => [id, index % 2 === 0 ? 'paper' : 'deep']),
  );
  expect(document.querySelector('#halbzellenmodule details svg[role="img"]')).not.toBeNull();
  expect(document.querySelector('#datenblaetter ul a')).not.toBeNull();
  const pictured = sections.filter(({ id }) => all(`#${id} img`).length > 0);
  expect(pictured.map(({ id }) => id)).toEqual(['halbzellenmodule', 'dynamischer-stromtarif']);
});

test('a legal text says of when it is, and what leads on from the law of 2027 does', async () => {
  await open(paths.privacy);
  expect(texts('p')).toContain(datenschutz.dated);
  await open(paths.from2027);
  const ways = from2027Page(false).cases.list.flatMap(({ link }) =>
    link && 'to' in link ? [link.to] : [],
  );
  expect(hrefs('#was-tun h3 ~ a')).toEqual(ways);
});

test('the power of attorney is a link to a file, measured by its name', async () => {
  await open(paths.powerOfAttorney);
  const link = document.querySelector<HTMLElement>('a[download]');
  expect([link?.getAttribute('href'), link?.getAttribute('download')]).toEqual([
    powerOfAttorneyFile.href,
    powerOfAttorneyFile.name,
  ]);
  expect({ ...link?.dataset }).toMatchObject({
    event: 'vollmacht_download',
    eventCategory: 'document',
    eventLabel: 'vollmacht_pdf',
  });
});

test('an article begins with its answer and ends with other questions', async () => {
  const [slug] = faqSlugs;
  await open(`/faq/${slug}`);
  const related = document.getElementById('weitere-fragen');
  const others = [...(related?.querySelectorAll('li a') ?? [])];
  expect(others.length).toBeGreaterThan(1);
  expect(others.map((link) => link.getAttribute('href'))).not.toContain(`/faq/${slug}`);
  expect(related?.querySelectorAll('li p')).toHaveLength(0);
  expect(hrefs('#weitere-fragen a').at(-1)).toBe('/faq');
});
