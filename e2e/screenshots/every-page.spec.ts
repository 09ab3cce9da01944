import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { shell } from '@rebhang-solar/content/pages/shell';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  type FormJourney,
  formJourneys,
  formOf,
  gridConnectionJourney,
  hydrate,
  reachForm,
  sendEmpty,
  submitButton,
} from '../form-journeys.ts';
import { openWhole } from './open.ts';

const folder = join(import.meta.dirname, '../../screenshots');

/** States that an address brings about: pages not found, lists narrowed to some and to none, errors. */
const statesByAddress = [
  '/gibt-es-nicht',
  '/photovoltaik-projekte-referenzen/gibt-es-nicht',
  `${paths.projects}?speicher=ja`,
  `${paths.projects}?art=gewerbe&speicher=ja`,
  `${paths.faq}?suche=foerderung`,
  `${paths.faq}?suche=Gartenzwerg`,
  ...(hasCalculator
    ? [
        `${paths.solarCalculator}?auto=15000&waerme=15000&preis=32&schatten=etwas`,
        `${paths.solarCalculator}?kwp=10000&verbrauch=viel`,
      ]
    : []),
];

type State = {
  name: string;
  show(page: Page): Promise<void>;
  /** The window as it is; otherwise the whole page. */
  inWindow?: boolean;
  /** Wider windows do not have it (screenshots.config.ts). */
  tag?: '@below-640' | '@below-1024';
};

const states: State[] = [
  ...formJourneys.flatMap((journey): State[] => {
    const name = journey.procedure.replace('.submit', '');
    return [
      { name: `${name} with errors`, show: (page) => showErrors(page, journey) },
      { name: `${name} sent`, show: (page) => send(page, journey), inWindow: true },
    ];
  }),
  { name: 'gridConnection parts with errors', show: showFaultyParts, inWindow: true },
  { name: 'consent banner', show: (page) => openUnanswered(page), inWindow: true },
  { name: 'menu', show: openMenu, inWindow: true, tag: '@below-1024' },
  { name: 'call bar', show: showCallBar, inWindow: true, tag: '@below-640' },
];

test.use({
  // The pages of unknown addresses are answered with 404, which the console reports.
  expectedErrors: [/404/],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const path of [...allPaths, ...statesByAddress]) {
  test(`picture of ${path}`, async ({ page }, { project }) => {
    await openWhole(page, path);
    const name =
      decodeURIComponent(path).replaceAll('/', '_').replaceAll(/[?&]/g, ' ').slice(1) || 'home';
    await page.screenshot({ path: join(folder, project.name, `${name}.png`), fullPage: true });
  });
}

for (const { name, show, inWindow, tag } of states) {
  test(`picture of ${name}`, { tag: tag ?? [] }, async ({ page }, { project }) => {
    await show(page);
    // Otherwise the header would lie in the middle of a whole page.
    if (!inWindow) await page.evaluate(() => window.scrollTo(0, 0));
    const path = join(folder, project.name, `state ${name}.png`);
    await page.screenshot({ path, fullPage: !inWindow });
  });
}

async function showErrors(page: Page, journey: FormJourney): Promise<void> {
  await openWhole(page, journey.path);
  await sendEmpty(page, journey);
}

/** The receipt, and the toast beside it. */
async function send(page: Page, formJourney: FormJourney): Promise<void> {
  const journey = byAnotherVisitor(formJourney);
  await openWhole(page, journey.path);
  const form = formOf(page, journey);
  await reachForm(form);
  await journey.fill(form);
  await submitButton(page, journey).click();
  const toasts = page.getByRole('region', { name: shell.notifications });
  await expect(toasts.getByText(journey.copy.success.title)).toBeVisible();
  await expect(page.getByRole('button', { name: formTexts.receipt.again })).toBeVisible();
}

/** Further down, where the list of parts has stayed in view. */
async function showFaultyParts(page: Page): Promise<void> {
  await showErrors(page, gridConnectionJourney);
  await page.getByRole('group', { name: 'Anschlussnehmer' }).getByLabel('Vorname').focus();
}

async function openUnanswered(page: Page): Promise<void> {
  await page.goto(paths.home);
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible({ visible: measured });
}

async function openMenu(page: Page): Promise<void> {
  await openWhole(page, paths.faq);
  await hydrate(page);
  await page.getByRole('button', { name: 'Menü' }).click();
}

async function showCallBar(page: Page): Promise<void> {
  await openWhole(page, paths.home);
  await hydrate(page);
  await page.mouse.wheel(0, 3000);
  const call = page.getByRole('link', { name: shell.callBar.call, exact: true });
  await expect(call).toBeInViewport({ ratio: 1 });
}
