import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Locator } from '@playwright/test';
import { deskPaths, requestPath } from '@rebhang-solar/content/desk-paths';
import {
  desk,
  deskEnter,
  deskFailures,
  deskFilters,
  deskKeys,
  deskList,
  deskRequest,
  deskSessions,
} from '@rebhang-solar/content/desk-words';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { photographNames } from '@rebhang-solar/content/photograph-kinds';
import { statusWords } from '@rebhang-solar/content/status-words';
import { expectNoViolations } from '../axe.ts';
import {
  colleagues,
  deskUrl,
  openRequest,
  openSentRequest,
  sendConsultation,
  signIn,
} from '../desk.ts';
import { test } from '../fixtures.ts';
import { sideways } from '../sideways.ts';
import { withoutTimeLimit } from '../without-time-limit.ts';

const [colleague] = colleagues;
const { actions } = deskRequest;

const photographs = [
  ['meter', 'zaehlerschrank.jpg'],
  ['roof-outside', 'hero.jpg'],
] as const;

/** Of a picture as it was loaded; 0 where it was not. */
const widthOf = (picture: Locator) =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

// Who is not signed in is answered with 401. What a journey cuts off, or is refused on purpose, the browser notes as errors.
// One pattern: Playwright would take the second of two for options of the first.
// The last thing that a withdrawn request answers is 404.
test.use({ expectedErrors: [/status of 40[014]|ERR_FAILED/] });

test('no screen has a fault of accessibility, runs sideways, or breaks the policy @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const { name, reference } = await sendConsultation(request);
  const check = async (state: string) => {
    await expectNoViolations(page, state);
    expect(await sideways(page), state).toBe(0);
  };
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  // All rows are in sight: what others send meanwhile is announced over the foot of the list, and half covers a name.
  await page.setViewportSize({ ...size, height: 10_000 });
  await signIn(page, mailbox);
  // Its own may stand further down: a site that runs already has other requests.
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await check('list');
  await page.setViewportSize(size);
  await page.getByRole('button', { name: colleague.name }).click();
  await expect(page.getByRole('button', { name: deskSessions.signOutEverywhere })).toBeVisible();
  await check('sessions');
  await openRequest(page, reference, name);
  await check('request');
  await page.getByText(actions.more, { exact: true }).click();
  await expect(page.getByRole('menuitem', { name: actions.appointment })).toBeVisible();
  await check('menu');
  await page.getByRole('menuitem', { name: actions.appointment }).click();
  await expect(page.getByRole('dialog', { name: deskRequest.appointment.title })).toBeVisible();
  await check('panel');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText(actions.more, { exact: true }).click();
  // By the key: on a busy machine a click in the moment of opening goes to where the menu stood before it was placed.
  await page.getByRole('menuitem', { name: actions.erase }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText(deskRequest.erase.goes);
  await check('question');
  for (const path of [
    deskPaths.week,
    deskPaths.enter,
    deskPaths.mails,
    '/?filter=erledigt',
    '/?filter=verdacht',
  ]) {
    await page.goto(deskUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(path);
  }
});

test('what is written beside a telephone number runs over nothing, and the first number is dialled @phone-only', async ({
  page,
  request,
  mailbox,
}) => {
  const phone =
    '0351 8366611 abends ab 18 Uhr, tagsüber lieber mobil 0172 1234567, am Wochenende gar nicht';
  const { name, reference } = await sendConsultation(request, phone);
  const none = await sendConsultation(request, 'keine Nummer, bitte mailen');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, mailbox);
  /** The row of a request that was searched for. */
  const found = async (searched: string, its: string) => {
    await page.getByRole('button', { name: desk.pages.search }).click();
    await page.getByRole('textbox', { name: deskList.search.label }).fill(searched);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskList.search.hits(1));
    expect(await sideways(page)).toBe(0);
    return page.locator(`[data-row="${its}"]`);
  };
  const row = await found(name, reference);
  await expect(row.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+493518366611');
  await page.goto(deskUrl);
  const noNumber = await found(none.name, none.reference);
  await expect(noNumber).toContainText('keine Nummer, bitte mailen');
  await expect(noNumber.getByRole('link')).toHaveCount(1);

  await openRequest(page, reference, name);
  const links = page.getByRole('link', { name: phone });
  // On the plate, and among the answers.
  await expect(links).toHaveCount(2);
  for (const button of [actions.take, actions.notReachedShort, deskRequest.note.title])
    await expect(page.getByRole('button', { name: button, exact: true })).toBeInViewport({
      ratio: 1,
    });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sideways(page)).toBe(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', 'tel:+493518366611');
      // Its words stay within what they stand in.
      const isWithin = await link.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const around = element.parentElement?.getBoundingClientRect();
        return around !== undefined && left >= around.left && right <= around.right;
      });
      expect(isWithin).toBe(true);
    }
  }
  await openRequest(page, none.reference, none.name);
  await expect(page.getByRole('main')).toContainText('keine Nummer, bitte mailen');
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
});

test('the desk is worked by the keyboard alone', async ({ page, request, mailbox }) => {
  const { name, reference } = await sendConsultation(request);
  await signIn(page, mailbox);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskList.search.hits(1));
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  // The field has the focus until the rows do.
  await page.getByRole('heading', { level: 1 }).evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByText(deskRequest.toasts.take(name))).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(deskUrl + requestPath(reference));
  const note = page.getByLabel(deskRequest.note.title, { exact: true });
  await expect(note).toBeFocused();
  await page.keyboard.type('jk t: was getippt wird, ist kein Befehl');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toContainText('jk t: was getippt wird');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(`${deskUrl}/`);
  await page.keyboard.press('?');
  await page.getByLabel(deskKeys.switch).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: deskList.search.label })).not.toBeFocused();
});

test('what the server refuses is taken back with a sentence', async ({
  page,
  request,
  mailbox,
}) => {
  await openSentRequest(page, request, mailbox);
  await page.route(/requests\.act/, (route) => route.abort());
  await page.getByRole('button', { name: actions.take, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(deskFailures.unreachable);
  await expect(page.getByRole('button', { name: actions.take, exact: true })).toBeVisible();
  await page.unroute(/requests\.act/);
  await page.getByRole('button', { name: deskFailures.again }).click();
  await expect(page.getByRole('button', { name: actions.answered, exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({
    expectedErrors: [/401|ERR_INTERNET_DISCONNECTED|404 \(Not Found\)|dynamically imported/],
  });

  test('a page whose file is gone, or does not arrive without a line, says so in German', async ({
    page,
    mailbox,
  }) => {
    await signIn(page, mailbox);
    const week = page.getByRole('link', { name: desk.pages.week, exact: true });
    await expect(week).toBeVisible();
    await page.context().setOffline(true);
    await week.click();
    await expect(page.getByRole('alert')).toContainText(deskFailures.load);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'KW' })).toBeVisible();

    // As after an update: the file has another name.
    await page.route(/assets\/enter-page-.*js/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: desk.enter, exact: true }).click();
    await expect(page.getByText(deskFailures.renewed.title)).toBeVisible();
    await page.unroute(/assets\/enter-page-.*js/);
    await page.getByRole('button', { name: deskFailures.again }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskEnter.title);
  });
});

test('whoever has gone on before it is stored that a request is done stays there', async ({
  page,
  request,
  mailbox,
}) => {
  const { name, reference } = await sendConsultation(request);
  // To which the press would lead.
  await sendConsultation(request);
  await withoutTimeLimit(page);
  await signIn(page, mailbox);
  await openRequest(page, reference, name);
  await page.getByRole('button', { name: actions.take, exact: true }).click();
  const isAnswered = page.getByRole('button', { name: actions.answered, exact: true });
  await expect(isAnswered).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/requests\.act/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await isAnswered.click();
  await page.keyboard.press('l');
  await expect(page).toHaveURL(`${deskUrl}/`);
  const steps: string[] = [];
  page.on('framenavigated', (frame) => steps.push(frame.url()));
  release();
  await expect(
    page.getByText(deskRequest.toasts.done(statusWords.answered.desk, name)),
  ).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  expect(steps).toEqual([]);
});

test('what the visitor adds is at the desk, and gone with the request', async ({
  page,
  request,
  mailbox,
}) => {
  const { name, reference, ownPage } = await sendConsultation(request);
  // As a browser posts a form of the page.
  const headers = { 'sec-fetch-site': 'same-origin' };
  const send = async (path: string, fields: object) => {
    const answer = await request.post(ownPage + path, { ...fields, headers, maxRedirects: 0 });
    expect(answer.status(), path).toBe(303);
  };
  for (const [kind, file] of photographs) {
    const buffer = await readFile(
      join(import.meta.dirname, '../../packages/client/pictures', file),
    );
    const foto = { name: file, mimeType: 'image/jpeg', buffer };
    await send('/fotos', { multipart: { art: kind, foto } });
  }
  await send('/bemerkung', { form: { text: 'Die Rechnung suche ich noch heraus.' } });
  await send('/angaben', { form: { phone: '0171 39200 24' } });

  await signIn(page, mailbox);
  // With so many pages unfolded, as a site that runs already has other requests.
  await page.goto(`${deskUrl + deskPaths.list}?seite=20`);
  const row = page.locator(`[data-row="${reference}"]`);
  await expect(row).toContainText(deskList.photographs(2));
  await openRequest(page, reference, name);
  await expect(page.getByRole('link', { name: '0171 39200 24' }).first()).toBeVisible();
  await expect(page.getByText(/, vorher 0351 4711/).first()).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(
    'Die Rechnung suche ich noch heraus.',
  );

  const { photographs: copy } = deskRequest;
  const [first] = photographs.map(([kind]) => photographNames[kind]);
  const small = page.getByRole('link', { name: copy.open(first ?? '', 1, 2) });
  await small.scrollIntoViewIfNeeded();
  // The preview, and the whole where it is enlarged.
  await expect.poll(() => widthOf(small.getByRole('img'))).toBe(480);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, 'photographs');
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const whole = page.waitForEvent('popup');
  await small.press('Enter');
  await expect.poll(async () => widthOf((await whole).getByRole('img'))).toBeGreaterThan(500);
  await (await whole).close();
  // On paper for who goes there: one page with what was asked and noted, and one with the photographs.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Die Rechnung suche ich noch heraus.').last()).toBeVisible();
  const paper = await PDFDocument.load(await page.pdf({ format: 'A4' }));
  expect(paper.getPageCount()).toBe(2);
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Alle herunterladen/ }).click();
  expect((await download).suggestedFilename()).toBe(`Fotos-${reference}.zip`);

  // The visitor takes it back while the office has it open.
  const withdrawn = await request.post(`${ownPage}/zurueckziehen`, { headers });
  expect(withdrawn.status()).toBe(200);
  // The press itself asks what has become of the request; the desk's own asking every 15 seconds would show it too.
  let isPressed = false;
  let asked = 0;
  page.on('response', (response) => {
    isPressed ||= response.url().includes('requests.act');
  });
  await page.route(/requests\.get/, (route) => {
    if (isPressed) asked += 1;
    return asked === 1 ? route.continue() : route.abort();
  });
  await page.getByRole('button', { name: actions.take, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskFailures.gone);
  await expectNoViolations(page, 'gone');
});

test('erasing asks first, then leaves nothing', async ({ page, request, mailbox }) => {
  const { name } = await openSentRequest(page, request, mailbox);
  await page.setViewportSize({ width: 1440, height: 400 });
  const more = page.getByText(actions.more, { exact: true });
  await more.click();
  const erase = page.getByRole('menuitem', { name: actions.erase });
  await expect(erase).toBeVisible();
  // Where the page is scrolled on, the button leaves the window, and its menu stays.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(more).not.toBeInViewport();
  await expect(erase).toBeVisible();
  await erase.click();
  await page.getByRole('button', { name: deskRequest.erase.submit }).click();
  await expect(page.getByText(deskRequest.erase.done(name))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offen/);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('a request that came by phone says at its fields what is missing @phone', async ({
  page,
  mailbox,
}) => {
  await signIn(page, mailbox, colleague, { path: deskPaths.enter });
  await page.getByRole('button', { name: deskEnter.submit }).click();
  await expect(page.getByRole('alert')).toContainText(deskFailures.notSaved);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoViolations(page, 'errors');
});

test('over plain http a request is entered, and a press whose answer was lost leads to it', async ({
  page,
  mailbox,
}) => {
  // As at an address of the office's own network, which is no secure context.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await signIn(page, mailbox, colleague, { path: deskPaths.enter });
  const name = `Herta ${randomUUID().slice(0, 8)}`;
  const form = page.getByRole('main');
  const { fields } = consultationForm;
  const field = ({ label }: { label: string }) =>
    form.getByRole('textbox', { name: label, exact: true });
  await form.getByRole('textbox', { name: fields.name.label }).fill(name);
  await form.getByRole('textbox', { name: fields.phone.label }).fill('0351 4711');
  await field(fields.address).fill('Am Rebhang 1, 01665 Klipphausen');
  await page.route(/requests\.enter/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const submit = form.getByRole('button', { name: deskEnter.submit });
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(deskFailures.unreachable);
  await page.unroute(/requests\.enter/);
  const message = field(fields.message);
  await message.fill('Ruft erst ab 13 Uhr ans Telefon.');
  await submit.click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(deskEnter.stored.title);
  await expect(message).toHaveValue('Ruft erst ab 13 Uhr ans Telefon.');
  await expectNoViolations(page, 'stored already');
  const opened = page.waitForEvent('popup');
  await alert.getByRole('link', { name: deskEnter.stored.open }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the filter stands in the address', async ({ page, mailbox }) => {
  await signIn(page, mailbox);
  const filters = page.getByRole('navigation', { name: deskList.filters });
  await filters.getByRole('link', { name: deskFilters.erledigt }).click();
  await expect(page).toHaveURL(`${deskUrl}/?filter=erledigt`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offen/);
});

/** Of the page and all files that the first load of the list takes over the line. */
const mostBytes = 250 * 1024;

test('the first load weighs at most 250 KiB', async ({ page, mailbox }) => {
  await signIn(page, mailbox);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  // How many requests the list shows is up to the other journeys.
  const ofList = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/trpc/')) ofList.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ofList.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(deskUrl, { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThan(mostBytes);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the desk says in a sentence that it needs it', async ({ page }) => {
    await page.goto(deskUrl);
    await expect(page.locator('noscript p')).toContainText('brauchen JavaScript');
    await expect(page.locator('body')).not.toContainText(desk.loading);
  });
});
