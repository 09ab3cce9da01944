import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { deskRequest, deskWeek } from '@rebhang-solar/content/desk-words';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { home } from '@rebhang-solar/content/pages/home';
import { projectPage, projectsPage } from '@rebhang-solar/content/pages/projects';
import { shell } from '@rebhang-solar/content/pages/shell';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { faqPath, homeSectionPath, paths, projectPath } from '@rebhang-solar/content/paths';
import { homeProjects } from '@rebhang-solar/content/project-lists';
import sharp from 'sharp';
import { colleagues, deskUsers, signIn } from '../desk.ts';
import { test } from '../fixtures.ts';
import {
  consultationJourney,
  contactJourney,
  formOf,
  gridConnectionJourney,
  hydrate,
  reachForm,
  sendEmpty,
  submitButton,
} from '../form-journeys.ts';
import { folderMailbox } from '../mailbox.ts';
import { openWhole } from './open.ts';

/** With an answer. */
const house = `${paths.solarCalculator}?haustyp=einfamilienhaus&richtung=sued&personen=5`;

/** Five invented households, by their answers to the questions. */
const households = {
  'small-and-old': 'haustyp=reihenhaus&richtung=sued&personen=2',
  'family-with-car': 'haustyp=einfamilienhaus&richtung=suedwest&personen=4&geplant=auto',
  'heat-pump': 'haustyp=doppelhaus&richtung=ost-west&personen=3&geplant=waermepumpe',
  'north-roof': 'haustyp=einfamilienhaus&richtung=nord&personen=3',
  farm: 'haustyp=gewerbe&richtung=sued&verbrauch=24000',
};

const folder = join(import.meta.dirname, '../../docs/pictures');

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const largerPhone = { width: 390, height: 844 };
const article = faqPath('photovoltaik-kosten-einfamilienhaus');
/** Checked. */
const anOffer = `${paths.offerCheck}?angebot=19400&davonspeicher=5100&kwp=10&speicher=8&geruest=ja&anmeldung=ja`;
const besideBefore = 900;
const aProject = projectPath(homeProjects[0]?.id ?? projectIds[0]);

type Window = {
  name: string;
  path: string;
  size: { width: number; height: number };
  /** Brings its state about. */
  act?: (page: Page) => Promise<void>;
  /** The part of the page that has been scrolled to. */
  to?: string;
  /** Shown small, beside what stood there before: so many pixels wide are enough. */
  small?: number;
};

const consultation = (page: Page) => formOf(page, consultationJourney);
const contact = (page: Page) => formOf(page, contactJourney);
const grid = (page: Page) => formOf(page, gridConnectionJourney);

/** The overview with its table unfolded. */
const opened = `${paths.projects}#${projectsPage.comparison.id}`;

/** The largest changes, which docs/design.md shows beside what stood there before. */
const changes: Pick<Window, 'name' | 'path' | 'act' | 'to'>[] = [
  { name: 'people', path: paths.home, to: '#ueber-uns' },
  { name: 'home-projects', path: paths.home, to: '#projekte' },
  { name: 'article-sections', path: article, to: '#fairer-preis-titel' },
  { name: 'project', path: aProject, to: '#monate-titel' },
  { name: 'comparison', path: paths.projects, to: `#${projectsPage.comparison.id}-titel` },
  { name: 'savings', path: paths.consultation, to: '#ersparnis-titel' },
  { name: 'receipt', path: paths.consultation, act: sendConsultation },
  { name: 'maintenance', path: paths.maintenance, to: '#warum' },
  {
    name: 'technical-details',
    path: paths.technicalDetails,
    to: '#steuerbare-verbrauchseinrichtung',
  },
  { name: 'grid-connection', path: paths.gridConnection },
  { name: 'from-2027', path: paths.from2027 },
  { name: 'closing', path: article, to: 'aside:last-of-type' },
  { name: 'offer', path: anOffer, to: 'main' },
];

/** The windows that README and docs/design.md show. */
const windows: Window[] = [
  { name: 'home', path: paths.home, size: wide },
  {
    name: 'consultation',
    path: paths.consultation,
    size: wide,
    act: (page) => reachForm(consultation(page)),
  },
  { name: 'calculator', path: house, size: wide, to: 'main' },
  { name: 'projects', path: paths.projects, size: wide, to: `#${projectsPage.listId}` },
  { name: 'article', path: article, size: wide },
  {
    name: 'grid-form',
    path: paths.gridConnection,
    size: wide,
    act: (page) => reachForm(grid(page)),
    to: 'main form',
  },
  { name: 'phone-home', path: paths.home, size: phone },
  { name: 'phone-form', path: homeSectionPath('kontakt'), size: phone, to: '#kontakt form' },
  { name: 'phone-comparison', path: opened, size: phone, to: 'main table' },
  ...changes.flatMap((change) => [
    { ...change, size: wide, small: besideBefore },
    {
      ...change,
      name: `${change.name}-phone`,
      size: largerPhone,
      small: largerPhone.width,
    },
  ]),
  // The first window after the three questions, as docs/design.md has it for each household.
  ...Object.entries(households).flatMap(([name, answers]) => [
    { name: `households/${name}`, path: `${paths.solarCalculator}?${answers}`, size: wide },
    {
      name: `households/${name}-phone`,
      path: `${paths.solarCalculator}?${answers}`,
      size: largerPhone,
    },
  ]),
];

for (const { name, path, size, act, to, small } of windows) {
  test(`window ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openWhole(page, path);
    await act?.(page);
    if (to)
      await page
        .locator(to)
        .first()
        .evaluate((part) => part.scrollIntoView());
    await save(await page.screenshot(), name, small);
  });
}

/** What docs/desk.md shows. The site has an office of its own, in which there is nothing but what `pnpm seed` fills in. */
test('windows of the desk', async ({ page }) => {
  const office = join(process.env.JOURNEY_DATA_DIR ?? '', 'office');
  const seed = join(import.meta.dirname, '../../packages/server/src/operator/seed/seed-cli.ts');
  execFileSync('node', [seed], {
    env: { ...process.env, DATA_DIR: office, DATABASE_URL: '', DESK_USERS: deskUsers },
  });
  const url = `http://localhost:${process.env.OFFICE_DESK_PORT}`;
  const request = page.getByRole('link', { name: 'Hausverwaltung Sonnenhang GmbH', exact: true });
  const { actions } = deskRequest;

  await page.setViewportSize(wide);
  await signIn(page, folderMailbox(join(office, 'mail')), colleagues[0], { url });
  await expect(request).toBeVisible();
  await save(await page.screenshot(), 'desk-list', wide.width);

  await request.click();
  await page.getByRole('button', { name: actions.take, exact: true }).click();
  const answered = page.getByRole('button', { name: actions.answered, exact: true });
  await expect(answered).toBeVisible();
  // Without the toast that says so.
  await page.reload();
  await expect(answered).toBeVisible();
  await save(await page.screenshot(), 'desk-request', wide.width);
  await page.getByRole('button', { name: actions.notReached, exact: true }).click();
  await expect(page.getByRole('dialog', { name: deskRequest.notReached.title })).toBeVisible();
  await save(await page.screenshot(), 'desk-not-reached', wide.width);
  await page.keyboard.press('Escape');

  await page.setViewportSize(largerPhone);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await save(await page.screenshot(), 'desk-request-phone', largerPhone.width);
  await page.goto(url + deskPaths.list);
  await expect(request).toBeVisible();
  await save(await page.screenshot(), 'desk-list-phone', largerPhone.width);

  await page.setViewportSize(wide);
  await page.goto(url + deskPaths.week);
  await expect(page.getByRole('row').filter({ hasText: deskWeek.all }).first()).toBeVisible();
  await save(await page.screenshot(), 'desk-week', wide.width);
});

type Part = {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  /** Brings its state about. */
  act?: (page: Page, found: Locator) => Promise<void>;
  /** Of the window, in px. */
  width?: number;
  /** So much of its height is enough, in px. */
  height?: number;
  /** Around it, in px; none where something else lies right beside it. */
  margin?: number;
};

/** Has a table too wide for a phone. */
const stackedTable = faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber');

const inMain = (selector: string) => (page: Page) =>
  page.getByRole('main').locator(selector).first();
/** By the name of its class in a CSS module. */
const ofModule = (name: string) => inMain(`[class^="_${name}_"]`);

const address = (page: Page) =>
  grid(page).getByRole('group', { name: 'Anschlussobjekt' }).locator('[class^="_grid_"]').first();
const calculatorSize = (page: Page) =>
  page
    .getByRole('main')
    .locator('form details > div > div')
    .filter({ has: page.locator('[name=kwp]') });
const openRoof = (page: Page) => page.locator('main form summary').first().click();
const projectCard = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-card-link]') })
    .first();
const heroButtons = inMain('[class*="_row_"]');

/** What stands in docs/design.md, each on a page that has it. */
const parts: Part[] = [
  { name: 'buttons', path: paths.maintenance, find: heroButtons },
  {
    name: 'buttons-hover',
    path: paths.maintenance,
    find: heroButtons,
    act: (_, row) => row.getByRole('link').first().hover(),
  },
  {
    name: 'buttons-focus',
    path: paths.maintenance,
    find: heroButtons,
    act: (page, row) => focusByKey(page, row.getByRole('link').first()),
  },
  { name: 'buttons-slate', path: paths.projects, find: (page) => page.locator('aside').last() },
  {
    name: 'badges',
    path: paths.consultation,
    find: inMain('ul'),
  },
  {
    name: 'breadcrumbs',
    path: aProject,
    find: (page) => page.getByRole('navigation', { name: shell.breadcrumbs }),
    width: wide.width,
  },
  {
    name: 'card-topline',
    path: paths.consultation,
    find: inMain('[data-variant="topline"]'),
    width: 400,
  },
  { name: 'project-card', path: paths.projects, find: projectCard, width: 320 },
  {
    name: 'project-card-focus',
    path: paths.projects,
    find: projectCard,
    act: (page, card) => focusByKey(page, card.locator('[data-card-link]')),
    width: 320,
  },
  { name: 'cells', path: paths.maintenance, find: ofModule('cells') },
  { name: 'nameplate', path: paths.consultation, find: ofModule('plate') },
  { name: 'plate', path: paths.home, find: inMain('[data-variant="plate"]'), width: 480 },
  { name: 'note', path: paths.technicalDetails, find: inMain('[data-variant="note"]') },
  { name: 'dashed', path: paths.projects, find: inMain('[data-variant="dashed"]'), width: 480 },
  {
    name: 'timeline',
    path: faqPath('photovoltaik-installation-dauer'),
    find: inMain('[role="list"]'),
    height: 300,
  },
  { name: 'question-row', path: paths.faq, find: ofModule('row') },
  { name: 'table', path: stackedTable, find: inMain('[data-stacked]:visible'), height: 228 },
  {
    name: 'table-phone',
    path: stackedTable,
    find: inMain('[data-stacked]:visible'),
    width: 360,
    height: 300,
  },
  {
    name: 'comparison',
    path: opened,
    find: inMain('table'),
    width: 360,
    height: 360,
  },
  { name: 'data-list', path: aProject, find: inMain('dl[class*="_root_"]') },
  {
    name: 'details-opened',
    path: house,
    find: (page) => page.locator('#jahre figure').first(),
    act: (_, figure) => figure.locator('summary').click(),
  },
  {
    name: 'filter',
    path: `${paths.projects}?art=einfamilienhaus`,
    find: (page) => page.getByRole('navigation', { name: projectsPage.filter.label }),
  },
  {
    name: 'search',
    path: `${paths.faq}?suche=foerderung`,
    find: (page) => page.getByRole('search'),
  },
  { name: 'fields', path: paths.gridConnection, find: address, height: 330 },
  {
    name: 'fields-focus',
    path: paths.gridConnection,
    find: address,
    act: (_, fields) => fields.getByRole('textbox').first().focus(),
    height: 120,
  },
  {
    name: 'fields-errors',
    path: paths.gridConnection,
    find: address,
    act: (page) => sendEmpty(page, gridConnectionJourney),
    height: 250,
  },
  {
    name: 'tiles',
    path: paths.consultation,
    find: (page) =>
      consultation(page).getByRole('group', { name: consultationForm.fields.haustyp.label }),
    act: async (page, tiles) => {
      await reachForm(consultation(page));
      await tiles.getByRole('radio').first().check();
    },
  },
  {
    name: 'slider',
    path: paths.solarCalculator,
    find: calculatorSize,
    width: 480,
    act: openRoof,
  },
  {
    name: 'horizon',
    path: `${house}&horizonto=10&horizontsw=20&horizontw=35`,
    find: (page) => page.getByRole('group', { name: solarCalculatorPage.form.horizon }),
    width: 480,
    act: async (page) => {
      await page.getByRole('link', { name: solarCalculatorPage.form.change }).click();
      await openRoof(page);
    },
  },
  {
    name: 'slider-error',
    path: `${paths.solarCalculator}?kwp=10000`,
    find: calculatorSize,
    width: 1100,
  },
  {
    name: 'progress',
    path: paths.consultation,
    find: (page) => consultation(page).getByRole('navigation', { name: formTexts.steps.title }),
    margin: 0,
    act: (page) => reachForm(consultation(page)),
  },
  {
    name: 'progress-errors',
    path: paths.consultation,
    find: (page) => consultation(page).getByRole('navigation', { name: formTexts.steps.title }),
    act: (page) => sendEmpty(page, consultationJourney),
    margin: 0,
  },
  {
    name: 'error-summary',
    path: paths.consultation,
    find: (page) => consultation(page).getByRole('region', { name: formTexts.summary }),
    act: (page) => sendEmpty(page, consultationJourney),
  },
  {
    name: 'contact-card',
    path: paths.consultation,
    find: (page) => page.getByRole('complementary').locator('[class*="_card_"]'),
    width: 400,
  },
  {
    name: 'button-sending',
    path: paths.home,
    find: (page) => contact(page).locator('[type="submit"]'),
    act: async (page) => {
      // Never answered.
      await page.route('**/trpc/**', () => undefined);
      await send(page);
      await expect(contact(page).locator('[type="submit"]')).toBeDisabled();
    },
  },
  {
    name: 'receipt',
    path: homeSectionPath('kontakt'),
    find: (page) => page.getByRole('status').filter({ hasText: formTexts.receipt.photographs }),
    act: send,
    width: 480,
    height: 428,
  },
  {
    name: 'toast',
    path: paths.home,
    find: (page) => page.getByRole('region', { name: shell.notifications }).getByRole('group'),
    act: send,
    margin: 0,
  },
  {
    name: 'share-bars',
    path: house,
    find: (page) => page.locator('#tage figure').first(),
  },
  {
    name: 'months',
    path: aProject,
    find: (page) => page.getByRole('img', { name: projectPage.months.drawing }),
  },
  {
    name: 'map',
    path: paths.home,
    find: (page) => page.getByRole('figure', { name: home.about.mapLegend }),
    width: 480,
    height: 597,
  },
  {
    name: 'orientation',
    path: faqPath('photovoltaik-dach-eignung'),
    find: (page) => page.getByRole('main').locator('figure svg').first(),
  },
  { name: 'header', path: paths.faq, find: (page) => page.getByRole('banner'), width: 1100 },
  {
    name: 'menu',
    path: paths.faq,
    find: (page) => page.getByRole('banner').getByRole('navigation'),
    act: async (page) => {
      await hydrate(page);
      await page.getByRole('button', { name: 'Menü' }).click();
    },
    width: 360,
    margin: 0,
  },
  {
    name: 'call-bar',
    path: paths.home,
    find: (page) => page.getByRole('navigation', { name: shell.callBar.label }),
    act: async (page) => {
      await hydrate(page);
      await page.mouse.wheel(0, 4000);
    },
    width: 360,
    margin: 0,
  },
];

for (const { name, path, find, act, width = 720, height = 680, margin = 8 } of parts) {
  test(`part ${name}`, async ({ page }) => {
    // High enough for what is shown to lie between header and foot.
    await page.setViewportSize({ width, height: 1400 });
    await openWhole(page, path);
    await act?.(page, find(page));
    const found = find(page);
    await expect(found).toBeVisible();
    await found.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    // Waits until it has come to rest.
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    if (!box) throw new Error('It has no place on the page');
    const x = Math.max(0, box.x - margin);
    const y = Math.max(0, box.y - margin);
    const clip = {
      x,
      y,
      width: Math.min(width, box.x + box.width + margin) - x,
      height: Math.min(height, box.y + box.height + margin - y),
    };
    await save(await page.screenshot({ clip }), `components/${name}`);
  });
}

async function focusByKey(page: Page, control: Locator): Promise<void> {
  // From then on the browser shows where the focus is.
  await page.keyboard.press('Tab');
  await control.focus();
}

async function send(page: Page): Promise<void> {
  const form = contact(page);
  await reachForm(form);
  await contactJourney.fill(form);
  // Without the sign that not every machine can draw.
  const message = form.getByRole('textbox', { name: contactForm.fields.message.label });
  await message.fill('Passt eine Anlage auf ein Walmdach?');
  await submitButton(page, contactJourney).click();
}

async function sendConsultation(page: Page): Promise<void> {
  const form = consultation(page);
  await reachForm(form);
  await consultationJourney.fill(form);
  await submitButton(page, consultationJourney).click();
  await expect(page.getByRole('button', { name: formTexts.receipt.again })).toBeVisible();
}

async function save(picture: Buffer, name: string, width?: number): Promise<void> {
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 62, effort: 6, preset: 'text' })
    .toFile(join(folder, `${name}.webp`));
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The desk before somebody has signed in.
  expectedErrors: [/status of 401/],
});
