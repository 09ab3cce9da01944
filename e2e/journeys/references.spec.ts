import { expect, type Page } from '@playwright/test';
import { pictures } from '@rebhang-solar/content/company/pictures';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { home } from '@rebhang-solar/content/pages/home';
import { projectPage, projectsPage } from '@rebhang-solar/content/pages/projects';
import { homeSectionPath, paths, projectPath } from '@rebhang-solar/content/paths';
import { projectKinds } from '@rebhang-solar/content/project';
import {
  filterChoices,
  filterProjects,
  type ProjectFilter,
} from '@rebhang-solar/content/project-filter';
import { overviewProjects, projectBeside } from '@rebhang-solar/content/project-lists';
import { euro, formatNumber, kWh, withUnit } from '@rebhang-solar/content/typography';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { expectNoViolations } from '../axe.ts';
import { decline } from '../decline.ts';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

/** Any one will do. */
const project = projects[projectIds[0]];

test.describe('the map of the home page', () => {
  test('each number lies on the map, apart from the others, and leads to its project', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(paths.home);
    await decline(page);
    const figure = page.getByRole('figure', { name: home.about.mapLegend });
    const map = await figure.getByRole('img').boundingBox();
    const links = figure.getByRole('link');
    await expect(links).toHaveCount(projectIds.length);
    const marks = figure.locator('a [aria-hidden]');
    const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      if (!box || !map) throw new Error('A mark or the map has no place on the page');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect(box.x).toBeGreaterThan(map.x);
      expect(box.x + box.width).toBeLessThan(map.x + map.width);
      expect(box.y).toBeGreaterThan(map.y);
      expect(box.y + box.height).toBeLessThan(map.y + map.height);
      for (const other of boxes.slice(index + 1)) {
        if (!other) throw new Error('A mark has no place on the page');
        expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThanOrEqual(24);
      }
    }
    await marks.first().click();
    await expect(page).toHaveURL(projectPath(projectIds[0]));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  });

  test('the keyboard reaches a project, and back leads to the map', async ({ page }) => {
    await page.goto(paths.home);
    await hydrate(page);
    const link = page.getByRole('figure', { name: home.about.mapLegend }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(projectPath(project.id));
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect(link).toBeInViewport();
  });
});

for (const id of projectIds) {
  test(`${id}: house, name and four figures stand in the first screen, and its price beside today’s or why there is none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(projectPath(id));
    const { image } = projects[id];
    // The adviser's photograph may be the same.
    const picture = image && page.getByRole('img', { name: pictures[image].alt }).first();
    if (picture) await expect(picture).toHaveAttribute('loading', 'eager');
    const figures = [
      projectPage.projectSize,
      projectPage.yield,
      projectPage.investment,
      projectPage.savings,
    ].map((label) => page.getByRole('term').getByText(label, { exact: true }).locator('..'));
    const heading = page.getByRole('heading', { level: 1 });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      for (const shown of [...(picture ? [picture] : []), heading, ...figures]) {
        await expect(shown, `at ${size.width} px`).toBeInViewport({ ratio: 1 });
      }
      // So that it is sharp where two dots make a pixel.
      for (const shown of await page.locator('main img').all()) {
        expect((await shown.boundingBox())?.width).toBeLessThanOrEqual(800);
      }
    }

    const { investment, withheld, investmentNote = '' } = projects[id];
    const price = page.getByRole('region', { name: projectPage.price.title });
    await price.getByText(projectPage.price.title, { exact: true }).click();
    await expect(price).toContainText(
      investment && !withheld ? euro(investment) : (withheld ?? ''),
    );
    await expect(price.getByRole('list', { name: projectPage.price.drawing })).toHaveCount(
      withheld ? 0 : 1,
    );
    await expect(price).toContainText(investmentNote);
  });
}

test('a project leads to its neighbours, where it has some, and to a request like it', async ({
  page,
}) => {
  await page.goto(projectPath(project.id));
  for (const image of project.additionalImages) {
    await expect(page.getByRole('img', { name: pictures[image].alt })).toHaveAttribute(
      'loading',
      'lazy',
    );
  }
  const others = page.getByRole('region', { name: projectPage.others });
  const next = projectIds.length > 1 ? [projectBeside(project.id, 1).title] : [];
  await expect(others.locator('[data-card-link]')).toHaveText(next);
  const previous = projectBeside(project.id, -1);
  const wayBack = others.getByRole('link', { name: projectPage.previous(previous.title) });
  const addresses = await wayBack.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  // Where there are two, it is the next one already.
  expect(addresses).toEqual(projectIds.length > 2 ? [projectPath(previous.id)] : []);
  const back = page.getByRole('link', { name: projectPage.back });
  await expect(back).toHaveAttribute('href', homeSectionPath('projekte'));
  await page.getByRole('link', { name: projectPage.similar }).click();
  await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue(
    projectPage.like(project.title),
  );
});

if (hasCalculator) {
  test('a project shows its calculated months', async ({ page }) => {
    await page.goto(projectPath(project.id));
    const { title, drawing, table } = projectPage.months;
    const months = page.getByRole('region', { name: title });
    await expect(months).toContainText('Berechnet, nicht gemessen');
    await months.getByText(title).click();
    await expect(months.getByRole('img', { name: drawing })).toBeVisible();
    await months.getByText(table).click();
    const rows = months.getByRole('table', { name: drawing }).getByRole('row');
    await expect(rows).toHaveCount(13);
    await expect(rows.nth(7)).toContainText('Juli');
  });
}

const { filter, comparison } = projectsPage;

/** The titles of the cards that the overview shows. */
const cards = (page: Page) =>
  page.getByRole('region', { name: projectsPage.listTitle }).locator('[data-card-link]');

const titles = (chosen: ProjectFilter) =>
  filterProjects(overviewProjects, chosen).map(({ title }) => title);
const all = titles({});
const { kinds, byStorage } = filterChoices();
const [kind = 'einfamilienhaus'] = kinds;
const otherKind = kinds.at(-1) ?? kind;
/** With storage they leave nothing. */
const kindsWithoutStorage = projectKinds.filter(
  (kind) => titles({ kind, withStorage: true }).length === 0,
);

test('the overview is narrowed by links, compared, and goes back and forward', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(paths.projects);
  await hydrate(page);
  const status = page.getByRole('region', { name: projectsPage.listTitle }).getByRole('status');
  const choices = page.getByRole('navigation', { name: filter.label });
  await expect(cards(page)).toHaveText(all);
  await expect(status).toHaveText(filter.shown(all.length, all.length));

  // Where all have both in common, there is nothing to narrow.
  if (kinds.length === 0 || !byStorage) return;
  const single = choices.getByRole('link', { name: filter.kinds[kind] });
  const ofKind = titles({ kind });
  await single.click();
  await expect(page).toHaveURL(new RegExp(`\\?art=${kind}`));
  await expect(cards(page)).toHaveText(ofKind);
  await expect(status).toHaveText(filter.shown(ofKind.length, all.length));
  // Whoever has chosen can go on choosing from there.
  await expect(single).toBeFocused();
  await expect(single).toHaveAttribute('aria-current', 'true');
  await expectNoViolations(page, 'narrowed');

  await choices.getByRole('link', { name: filter.withStorage }).click();
  await expect(page).toHaveURL(new RegExp(`\\?art=${kind}&speicher=ja`));
  const withStorage = titles({ kind, withStorage: true });
  await expect(cards(page)).toHaveText(withStorage);
  await page.goBack();
  await expect(cards(page)).toHaveText(ofKind);
  await page.goForward();
  await expect(cards(page)).toHaveText(withStorage);

  await choices.getByRole('link', { name: filter.kinds[otherKind] }).click();
  const others = titles({ kind: otherKind, withStorage: true });
  await expect(status).toHaveText(filter.shown(others.length, all.length));
  await expect(cards(page)).toHaveText(others);
});

for (const kind of kindsWithoutStorage) {
  test(`where nothing is found (${kind}), a link leads back to all`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(`${paths.projects}?art=${kind}&speicher=ja`);
    await hydrate(page);
    const status = page.getByRole('region', { name: projectsPage.listTitle }).getByRole('status');
    await expect(status).toHaveText(filter.shown(0, all.length));
    await expectNoViolations(page, 'nothing found');
    await page.getByRole('link', { name: filter.none.all }).click();
    await expect(cards(page)).toHaveText(all);
  });
}

test('what is shown stands in one table, and where no price does it is said why', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths.projects);
  const table = page.getByRole('table', { name: comparison.caption });
  const region = page.getByRole('region', { name: comparison.title });
  // One alone is compared with nothing.
  await expect(region).toHaveCount(all.length > 1 ? 1 : 0);
  if (all.length < 2) return;
  await region.getByText(comparison.title).click();
  await expect(table.getByRole('columnheader')).toHaveText(Object.values(comparison.columns));
  await expect(table.getByRole('rowheader').getByRole('link')).toHaveText(all);
  for (const [index, shown] of overviewProjects.entries()) {
    const { power, storage, savings, investment, withheld, investmentNote = '' } = shown;
    // Nothing but the number, also where a phone shows it below the name.
    await expect(
      table
        .getByRole('row')
        .nth(index + 1)
        .locator('td'),
    ).toHaveText([
      withUnit(formatNumber(power), 'kWp'),
      kWh(Math.round(shown.yield / power)),
      storage === undefined ? comparison.none : kWh(storage),
      withheld ? new RegExp(withheld) : euro(investment ?? 0),
      euro(savings),
    ]);
    if (withheld) {
      await expect(region).toContainText(investmentNote);
    }
  }
  const width = await table.evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${width}×${height} the filter and the first picture of the overview stand in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(paths.projects);
    const choices = page.getByRole('navigation', { name: filter.label });
    if (kinds.length > 0 || byStorage) await expect(choices).toBeInViewport({ ratio: 1 });
    const first = page.getByRole('region', { name: projectsPage.listTitle }).getByRole('listitem');
    const pictures = first.getByRole('img');
    // A card without a picture begins with its title.
    const begin = first.locator('img, h3').first();
    await expect(begin).toBeInViewport({ ratio: 1 });
    // A whole row of cards, whose titles and figures are level.
    const row = [0, 1, 2].slice(0, all.length);
    if (width < 1000 || row.some((index) => !overviewProjects[index]?.image)) return;
    const shown = await Promise.all(row.map((index) => pictures.nth(index).boundingBox()));
    expect(new Set(shown.map((box) => box?.y)).size).toBe(1);
    const figures = page.getByRole('term').getByText(projectsPage.savings, { exact: true });
    const levels = await Promise.all(row.map((index) => figures.nth(index).boundingBox()));
    expect(new Set(levels.map((box) => box?.y)).size).toBe(1);
    await expect(figures.nth(row.length - 1)).toBeInViewport({ ratio: 1 });
  });
}

test('links of map and comparison are high enough for a finger', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [path, links] of [
    [paths.home, page.getByRole('figure', { name: home.about.mapLegend }).getByRole('link')],
    [paths.projects, page.getByRole('table', { name: comparison.caption }).getByRole('link')],
  ] as const) {
    await page.goto(path);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  }
});

test('opened from another page the overview begins at its top', async ({ page }) => {
  await page.goto(paths.home);
  await hydrate(page);
  await page.getByRole('link', { name: home.projects.call }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectsPage.heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the overview is narrowed and compared as well', { tag: '@phone' }, async ({ page }) => {
    if (!byStorage) return;
    await page.goto(paths.projects);
    const choices = page.getByRole('navigation', { name: filter.label });
    await choices.getByRole('link', { name: filter.withStorage }).click();
    await expect(page).toHaveURL(`${paths.projects}?speicher=ja#${projectsPage.listId}`);
    const withStorage = titles({ withStorage: true });
    await expect(cards(page)).toHaveText(withStorage);
    await expect(page.getByText(filter.shown(withStorage.length, all.length))).toBeInViewport();
    const region = page.getByRole('region', { name: comparison.title });
    // One alone is compared with nothing.
    await expect(region).toHaveCount(withStorage.length > 1 ? 1 : 0);
    if (withStorage.length < 2) return;
    await region.getByText(comparison.title).click();
    await expect(region.getByRole('rowheader').getByRole('link')).toHaveText(withStorage);
  });

  for (const kind of kindsWithoutStorage) {
    test(`where nothing is found (${kind}), a link leads back to all`, async ({ page }) => {
      await page.goto(`${paths.projects}?art=${kind}&speicher=ja`);
      await expect(page.getByText(filter.none.title)).toBeVisible();
      await page.getByRole('link', { name: filter.none.all }).click();
      await expect(cards(page)).toHaveText(all);
    });
  }
});
