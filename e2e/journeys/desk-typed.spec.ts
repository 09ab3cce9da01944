import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { deskEnter, deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { expectNoViolations } from '../axe.ts';
import { deskUrl, openSentRequest, signIn } from '../desk.ts';
import { test } from '../fixtures.ts';

const { actions, correct, handOver, note } = deskRequest;
const { fields } = consultationForm;
const [, contact] = consultationParts;

// What these journeys cut off, or send as an older build would, the browser notes as errors.
test.use({ expectedErrors: [/status of 40[014]|ERR_FAILED/] });

/**
 * Presses without a line, as a tab of an older build, and closes the page: what was typed stands each time.
 * @param call the procedure that stores it
 * @param stands expects what was typed in its field
 * @returns the page that was opened instead, on which nothing is cut off
 */
async function expectKept(
  page: Page,
  call: string,
  press: (page: Page) => Promise<void>,
  stands: (page: Page) => Promise<void>,
): Promise<Page> {
  const calls = new RegExp(call.replace('.', '\\.'));
  await page.route(calls, (route) => route.abort());
  await press(page);
  await expect(page.getByRole('alert')).toContainText(deskFailures.unreachable);
  await stands(page);

  // A release in which this call has gone.
  await page.unroute(calls);
  await page.route(calls, (route) =>
    route.continue({ url: route.request().url().replace(call, 'requests.former') }),
  );
  await press(page);
  await expect(page.getByText(deskFailures.renewed.title)).toBeVisible();
  await stands(page);

  // One in which it takes something else; the page does not load itself again and again (within a minute, which this
  // machine may need).
  await page.evaluate(() => sessionStorage.setItem('rebhang-desk-reloaded', `${Date.now() + 1e6}`));
  await page.unroute(calls);
  await page.route(calls, (route) =>
    route.continue({
      postData: route
        .request()
        .postData()
        ?.replace(/"(reference|kind)"/, '"former"'),
    }),
  );
  await press(page);
  await expect(page.getByRole('alert')).toContainText(deskFailures.outdated);

  const next = await page.context().newPage();
  const address = page.url();
  await page.close();
  await next.goto(address);
  await stands(next);
  return next;
}

const history = (page: Page) => page.getByRole('complementary');

test('what is typed into the note is lost by no cut line, update or kill', async ({
  page,
  request,
  mailbox,
}) => {
  await openSentRequest(page, request, mailbox);
  const field = (on: Page) => on.getByLabel(note.title, { exact: true });
  const press = (on: Page) => on.getByRole('button', { name: note.submit, exact: true }).click();
  const typed = 'Schiefer, 60 m² frei';
  await field(page).fill(typed);
  await expect(page.getByText(note.draft)).toBeVisible();
  const next = await expectKept(page, 'requests.note', press, (on) =>
    expect(field(on)).toHaveValue(typed),
  );
  await press(next);
  await expect(history(next).getByText(typed)).toBeVisible();
  await expect(field(next)).toHaveValue('');
});

test('the sentence of a panel, which is the note, is lost by none of them', async ({
  page,
  request,
  mailbox,
}) => {
  await openSentRequest(page, request, mailbox);
  const typed = 'Will den Zählerschrank klären.';
  const panel = (on: Page) => on.getByRole('dialog', { name: handOver.title });
  const press = async (on: Page) => {
    await on.getByRole('button', { name: actions.handOver }).click();
    await panel(on).getByLabel(handOver.note).fill(typed);
    await panel(on).getByRole('button', { name: handOver.submit }).click();
  };
  const next = await expectKept(page, 'requests.act', press, (on) =>
    expect(on.getByLabel(note.title, { exact: true })).toHaveValue(typed),
  );
  await press(next);
  await expect(history(next).getByText(typed)).toBeVisible();
});

test('what is typed into a correction is lost by none of them @phone', async ({
  page,
  request,
  mailbox,
}) => {
  await openSentRequest(page, request, mailbox);
  const block = (on: Page) => on.getByRole('region', { name: contact.title });
  const phone = (on: Page) => block(on).getByLabel(fields.phone.label);
  const press = (on: Page) => block(on).getByRole('button', { name: correct.submit }).click();
  await block(page)
    .getByRole('button', { name: correct.startOf(contact.title) })
    .click();
  await expectNoViolations(page, 'correcting');
  await phone(page).fill('0171 39200 24');
  const next = await expectKept(page, 'requests.correct', press, (on) =>
    expect(phone(on)).toHaveValue('0171 39200 24'),
  );
  const email = block(next).getByLabel(fields.email.label);
  await email.fill('familie@');
  await press(next);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('familie.sommer@beispiel.example');
  await press(next);
  await expect(next.getByRole('link', { name: '0171 39200 24' }).first()).toBeVisible();
  await expect(history(next)).toContainText(deskRequest.timeline.events.formerly('0351 4711'));
});

test('what is entered by phone is lost by none of them @phone', async ({ page, mailbox }) => {
  await signIn(page, mailbox);
  await page.goto(deskUrl + deskPaths.enter);
  const name = `Frau ${randomUUID().slice(0, 8)}`;
  const field = (on: Page, { label }: { label: string }) =>
    on.getByRole('main').getByRole('textbox', { name: label });
  const press = (on: Page) => on.getByRole('button', { name: deskEnter.submit }).click();
  await field(page, fields.name).fill(name);
  const next = await expectKept(page, 'requests.enter', press, (on) =>
    expect(field(on, fields.name)).toHaveValue(name),
  );
  await field(next, fields.phone).fill('0351 4711');
  await field(next, fields.address).first().fill('Am Rebhang 1, 01665 Klipphausen');
  await press(next);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(name);
});
