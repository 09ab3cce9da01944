import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { ownPageActionPath, ownPagePath, ownPages } from '@rebhang-solar/content/own-page-paths';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { shell } from '@rebhang-solar/content/pages/shell';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { statusWords } from '@rebhang-solar/content/status-words';
import sharp from 'sharp';
import { expectNoViolations } from '../axe.ts';
import { colleagues, signIn } from '../desk.ts';
import { readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  consultationJourney,
  formOf,
  moveMouse,
  openForm,
  submitButton,
} from '../form-journeys.ts';
import type { Mailbox } from '../mailbox.ts';
import { turned, wide, withPlace } from '../photographs.ts';
import { sideways } from '../sideways.ts';

const phone = { viewport: { width: 390, height: 844 } };
const { photographs, open, change, sent, remark, times, withdraw, withdrawn, missing } = ownPage;
const [colleague] = colleagues;

// What is refused on purpose, missing, or cut off, the browser notes as an error.
test.use({
  ...phone,
  expectedErrors: [/status of (4(01|03|04|22|29)|503)|ERR_INTERNET_DISCONNECTED/],
});

/** The token in the link that the visitor was mailed. */
async function mailedToken(mailbox: Mailbox, reference: string, visitor: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailbox.about(reference);
      const text = mails.find(({ to }) => to === visitor)?.text ?? '';
      token = /\/anfrage\/([\w-]{22})/.exec(text)?.[1];
      return token;
    })
    .toBeDefined();
  return token ?? '';
}

/** A browser that has nothing but what it is given. */
async function another(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({
    ...phone,
    baseURL: test.info().project.use.baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    ...options,
  });
  return context.newPage();
}

const row = (page: Page, kind: PhotographKind) => page.locator(`#foto-${kind}`);
const choose = (page: Page, kind: PhotographKind) => row(page, kind).locator('input[type=file]');

/** Starts the application, and waits until it takes photographs. */
async function hydrateOwn(page: Page): Promise<void> {
  await moveMouse(page);
  await expect(choose(page, 'roof-outside')).toHaveAttribute('multiple', '');
}

async function giveDigits(page: Page, digits: string): Promise<void> {
  await page.getByLabel(open.digits).fill(digits);
  await page.getByRole('button', { name: open.submit, exact: true }).click();
}

/** Has a code mailed, and gives it: from now on this browser may change what was sent. */
async function giveCode(page: Page, mailbox: Mailbox, reference: string): Promise<void> {
  await page.getByRole('button', { name: open.sendCode }).click();
  await expect(page.getByText(open.codeSent)).toBeVisible();
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailbox.about(reference);
      code = /Code: (\d{6})/.exec(mails.map(({ text }) => text).join('\n'))?.[1];
      return code;
    })
    .toBeDefined();
  await page.getByLabel(open.code).fill(code ?? '');
  await page.getByRole('button', { name: change.submit, exact: true }).click();
  await expect(page.getByText(change.free)).toBeVisible();
}

/** Every mail that the site has written, as text, but for those that tell the sender what was done. */
async function mailsOnDisk(): Promise<string> {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? '', 'mail');
  const files = (await readdir(folder)).filter(
    (name) => name.endsWith('.eml') && !name.includes('-notice-'),
  );
  const mails = await Promise.all(
    files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  return mails.join('\n');
}

test('a request is followed, given photographs, corrected and taken back on its own page', async ({
  page,
  browser,
  mailbox,
}) => {
  test.slow();
  const journey = byAnotherVisitor(consultationJourney);
  const form = await openForm(page, journey);
  await journey.fill(form);
  await submitButton(page, journey).click();
  const reference = await readReference(page);
  const token = await mailedToken(mailbox, reference, journey.email);

  await test.step('the receipt leads there, and this browser sees everything at once', async () => {
    await page.getByRole('link', { name: formTexts.receipt.photographs }).click();
    await expect(page).toHaveURL(new RegExp(`${ownPagePath(token)}$`));
    await expect(page.getByRole('heading', { name: open.title })).toBeVisible();
    await expect(page.getByText(journey.email)).toBeVisible();
  });

  const own = await another(browser);
  await test.step('another browser sees with the link how far it is, and nothing else', async () => {
    await own.goto(ownPagePath(token));
    await expect(own.getByRole('heading', { level: 1 })).toContainText(
      peopleOfForms.consultation?.name ?? 'Wir melden uns',
    );
    await expect(own.getByText(reference)).toBeVisible();
    const html = await own.content();
    for (const secret of ['Bernd', '4711', journey.email, 'Am Rebhang 12, 01665'])
      expect(html).not.toContain(secret);
    await expect(own.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0);
    await expect(own.getByRole('navigation', { name: shell.callBar.label })).toHaveCount(0);
    const erased = await own.request.post(ownPageActionPath(token, 'withdraw'), {
      headers: { origin: new URL(own.url()).origin },
    });
    expect(erased.ok()).toBe(false);
    const data = await own.request.get(ownPageActionPath(token, 'data'));
    expect(data.ok()).toBe(false);
  });

  await test.step('photographs arrive, one of them after a break, and one is taken back', async () => {
    await hydrateOwn(own);
    // The server is being restarted at the first try, and has too much to do at the second.
    for (const status of [429, 503]) {
      await own.route(
        `**${ownPageActionPath(token, 'photographs')}`,
        (route) => route.fulfill({ status, headers: { 'retry-after': '1' }, json: {} }),
        { times: 1 },
      );
    }
    await choose(own, 'roof-outside').setInputFiles(await turned());
    await expect(row(own, 'roof-outside')).toContainText(photographs.arrived(1));
    await choose(own, 'meter').setInputFiles([await withPlace(), await wide()]);
    await expect(row(own, 'meter')).toContainText(photographs.arrived(2));

    await own.context().setOffline(true);
    await choose(own, 'bill').setInputFiles(await turned());
    await expect(row(own, 'bill')).toContainText(photographs.waiting);
    await choose(own, 'storage').setInputFiles(await turned());
    await row(own, 'storage')
      .getByRole('button', { name: photographs.cancelOf('gedreht.jpg') })
      .click();
    await own.context().setOffline(false);
    await expect(row(own, 'bill')).toContainText(photographs.arrived(1));
    await expect(row(own, 'storage')).not.toContainText(photographs.arrived(1));

    await choose(own, 'storage').setInputFiles({
      name: 'rechnung.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(row(own, 'storage').getByRole('alert')).toContainText(
      photographs.failed.noPhotograph('rechnung.pdf'),
    );

    const named = { name: 'IMG_0001.HEIC', mimeType: 'image/heic' };
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await choose(own, 'storage').setInputFiles({ ...named, buffer: heic });
    await expect(row(own, 'storage').getByRole('alert')).toContainText(photographs.failed.heic);
    // A JPEG under that name.
    await choose(own, 'storage').setInputFiles({ ...(await turned()), ...named });
    await expect(row(own, 'storage')).toContainText(photographs.arrived(1));
  });

  await test.step('the end of the number opens the rest', async () => {
    await giveDigits(own, '0000');
    await expect(own.getByLabel(open.digits)).toHaveAttribute('aria-invalid', 'true');
    await expect(own.getByText(journey.email)).toHaveCount(0);
    await giveDigits(own, '4711');
    await expect(own.getByText(journey.email)).toBeVisible();
    const picture = row(own, 'roof-outside').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const upright = await own.request.get((await picture.getAttribute('src')) ?? '');
    const { width, height } = await sharp(await upright.body()).metadata();
    expect(height).toBeGreaterThan(width);
    for (const image of await row(own, 'meter').getByRole('img').all()) {
      const kept = await own.request.get((await image.getAttribute('src')) ?? '');
      const metadata = await sharp(await kept.body()).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.width).toBeLessThanOrEqual(2000);
    }
  });

  await test.step('a mailed code lets it change something', async () => {
    await expect(own.getByRole('button', { name: photographs.remove })).toHaveCount(0);
    await expect(own.getByText(sent.change(true))).toHaveCount(0);
    await giveCode(own, mailbox, reference);
    await row(own, 'bill').getByRole('button', { name: photographs.remove }).click();
    await expect(row(own, 'bill')).not.toContainText(photographs.arrived(1));
  });

  await test.step('the office takes it, and the page says who', async () => {
    const desk = await another(browser, { viewport: { width: 1440, height: 900 } });
    await signIn(desk, mailbox, colleague, { path: requestPath(reference) });
    await desk.getByRole('button', { name: deskRequest.actions.take, exact: true }).click();
    await expect(
      desk.getByRole('button', { name: deskRequest.actions.answered, exact: true }),
    ).toBeVisible();
    await desk.context().close();
    await own.goto(ownPagePath(token));
    await expect(own.getByRole('heading', { level: 1 })).toContainText(colleague.name);
    await expect(own.locator('[aria-current=step]')).toContainText(statusWords.taken.visitor);
  });

  await test.step('the number is corrected, and what it was stays to be read', async () => {
    await own.getByText(sent.change(true)).click();
    await own.getByLabel(sent.fields.phone, { exact: true }).fill('0171 39200 24');
    await own.getByRole('button', { name: sent.submit }).click();
    await expect(own.getByText(sent.stored)).toBeVisible();
    await expect(own.getByText(sent.corrected('035204 4711'))).toBeVisible();
  });

  await test.step('everything comes in one file', async () => {
    const waiting = own.waitForEvent('download');
    await own.getByRole('link', { name: ownPage.data.download }).click();
    const archive = await readFile(await (await waiting).path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    // The names in a ZIP are not compressed.
    for (const name of ['.json', '.jpg']) expect(archive.includes(name)).toBe(true);
  });

  await test.step('it is taken back, and nothing of it is left', async () => {
    await own.getByRole('link', { name: withdraw.start }).click();
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(withdraw.question);
    await own.getByRole('button', { name: withdraw.confirm }).click();
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(withdrawn.title);
    expect((await own.goto(ownPagePath(token)))?.status()).toBe(404);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(missing.title);
    if (!process.env.BASE_URL) {
      await expect.poll(mailsOnDisk).toContain(reference);
      const mails = await mailsOnDisk();
      for (const words of [journey.email, token]) expect(mails).not.toContain(words);
    }
  });
  await own.context().close();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the same without JavaScript', async ({ page, mailbox }) => {
    const journey = byAnotherVisitor(consultationJourney);
    await page.goto(journey.path);
    await journey.fill(formOf(page, journey));
    await submitButton(page, journey).click();
    const reference = await readReference(page);
    const token = await mailedToken(mailbox, reference, journey.email);
    await page.getByRole('link', { name: formTexts.receipt.photographs }).click();
    await expect(page.getByText(journey.email)).toBeVisible();

    // A browser that does not have the cookie.
    await page.context().clearCookies();
    await page.goto(ownPagePath(token));
    await expect(page.getByText(journey.email)).toHaveCount(0);
    await choose(page, 'meter').setInputFiles(await withPlace());
    await row(page, 'meter').getByRole('button', { name: photographs.send }).click();
    await expect(page.getByText(photographs.stored)).toBeVisible();
    await expect(row(page, 'meter')).toContainText(photographs.arrived(1));
    await choose(page, 'bill').setInputFiles({
      name: 'rechnung.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await row(page, 'bill').getByRole('button', { name: photographs.send }).click();
    await expect(row(page, 'bill').getByRole('alert')).not.toBeEmpty();

    await page.goto(ownPagePath(token));
    const remarks = page.getByRole('region', { name: remark.title });
    await remarks.getByRole('textbox').fill('Bitte erst nach 17 Uhr.');
    await remarks.getByRole('button', { name: remark.submit }).click();
    await expect(page.getByText(remark.stored)).toBeVisible();
    const windows = page.getByRole('region', { name: times.title });
    await windows.getByRole('checkbox').first().check();
    await windows.getByRole('button', { name: times.submit }).click();
    await expect(page.getByText(times.stored)).toBeVisible();
    await windows.getByRole('checkbox').first().uncheck();
    await windows.getByRole('button', { name: times.submit }).click();
    await expect(page.getByText(times.takenBack)).toBeVisible();

    await giveDigits(page, '1');
    await expect(page.getByLabel(open.digits)).toHaveAttribute('aria-invalid', 'true');
    await giveDigits(page, '4711');
    await expect(page.getByText('Bitte erst nach 17 Uhr.')).toBeVisible();
    await giveCode(page, mailbox, reference);
    await page.getByText(sent.change(true)).click();
    await page.getByLabel(sent.fields.email, { exact: true }).fill('kein-klammeraffe@');
    await page
      .getByLabel(sent.fields.email, { exact: true })
      .evaluate((field) => field.setAttribute('type', 'text'));
    await page.getByRole('button', { name: sent.submit }).click();
    await expect(page.getByLabel(sent.fields.email, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByLabel(sent.fields.email, { exact: true }).fill(journey.email);
    await page.getByLabel(sent.fields.phone, { exact: true }).fill('0171 39200 24');
    await page.getByRole('button', { name: sent.submit }).click();
    await expect(page.getByText(sent.corrected('035204 4711'))).toBeVisible();

    await page.getByRole('link', { name: withdraw.start }).click();
    await page.getByRole('link', { name: withdraw.keep }).click();
    await page.getByRole('link', { name: withdraw.start }).click();
    await page.getByRole('button', { name: withdraw.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawn.title);
    expect((await page.goto(ownPagePath(token)))?.status()).toBe(404);
  });
});

test('who has lost the link is sent it again, and strangers read the same answer', async ({
  page,
  request,
  mailbox,
}) => {
  const { email } = byAnotherVisitor(consultationJourney);
  const answer = await request.post('/api/contact', {
    data: { name: 'Bernd Kurz', email, message: 'Passt das auf ein Walmdach?' },
  });
  const { reference } = await answer.json();
  const { fields, submit } = ownPage.ask;
  for (const address of ['jemand@anders.example', email]) {
    await page.goto(ownPages);
    await page.getByLabel(fields.vorgangsnummer.label).fill(reference);
    await page.getByLabel(fields.email.label, { exact: true }).fill(address);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownPage.asked.title);
  }
  const linksToVisitor = async () =>
    (await mailbox.about(reference)).filter(
      ({ to, text }) => to === email && text.includes(ownPages),
    ).length;
  // With the confirmation.
  await expect.poll(linksToVisitor).toBe(2);
});

test('no state has a fault of accessibility, runs sideways, or breaks the policy', async ({
  page,
  request,
  mailbox,
}) => {
  const answer = await request.post('/api/contact', {
    data: {
      name: 'Bernd Kurz',
      email: byAnotherVisitor(consultationJourney).email,
      phone: '035204 4711',
      address: 'Am Rebhang 12, 01665 Klipphausen',
      datenschutz: true,
    },
  });
  const { reference, statusUrl } = await answer.json();
  const path = new URL(statusUrl).pathname;
  const check = async (state: string) => {
    for (const size of [phone.viewport, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await expectNoViolations(page, state);
      expect(await sideways(page), state).toBe(0);
    }
  };
  await page.goto(path);
  await moveMouse(page);
  await check('with the link alone');
  await giveDigits(page, '0000');
  await expect(page.getByLabel(open.digits)).toHaveAttribute('aria-invalid', 'true');
  await moveMouse(page);
  await check('wrong digits');
  await giveDigits(page, '4711');
  await expect(page.getByRole('heading', { name: change.title })).toBeVisible();
  await moveMouse(page);
  await check('asks for a code');
  await giveCode(page, mailbox, reference);
  await expect(page.getByRole('link', { name: withdraw.start })).toBeVisible();
  await hydrateOwn(page);
  await page.getByText(sent.change(true)).click();
  await choose(page, 'storage').setInputFiles({
    name: 'rechnung.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(row(page, 'storage').getByRole('alert')).toContainText('rechnung.pdf');
  await check('opened');
  await page.getByRole('link', { name: withdraw.start }).click();
  await check('question');
  for (const other of [ownPages, ownPagePath('A'.repeat(22))]) {
    await page.goto(other);
    await check(other);
  }
});
