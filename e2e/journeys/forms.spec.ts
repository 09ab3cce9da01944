import { expect, type Locator, type Page } from '@playwright/test';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { failureReasons, formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { shell } from '@rebhang-solar/content/pages/shell';
import { expectNoViolations } from '../axe.ts';
import { expectMails, readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  consultationJourney,
  contactJourney,
  formJourneys,
  formOf,
  gridConnectionJourney,
  maintenanceJourney,
  openForm,
  reachForm,
  submitButton,
  tryToSend,
  valuesOf,
} from '../form-journeys.ts';
import { keepToasts } from '../toasts.ts';
import { withoutTimeLimit } from '../without-time-limit.ts';

/** The toast must not cover the receipt, nor the receipt repeat its words. */
async function expectReceiptUncovered(page: Page, receipt: Locator, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: shell.notifications });
  await expect(receipt.getByText(title, { exact: true })).toHaveCount(0);
  const cover = await toast.locator('> * > *').first().boundingBox();
  for (const part of [
    receipt.getByRole('heading').first(),
    receipt.getByText(/^PV(-[0-9A-Z]{4}){3}$/),
  ]) {
    const box = await part.boundingBox();
    if (!box || !cover) throw new Error('Toast or receipt has no place on the page');
    const beside = box.x >= cover.x + cover.width || cover.x >= box.x + box.width;
    const isAboveOrBelow = box.y + box.height <= cover.y || box.y >= cover.y + cover.height;
    expect(beside || isAboveOrBelow).toBe(true);
    expect(box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  }
}

for (const formJourney of formJourneys) {
  const { copy } = formJourney;

  test(`${copy.title}: sent, received, mailed`, { tag: ['@phone', '@every-browser'] }, async ({
    page,
    mailbox,
    browserName,
  }) => {
    // Unanswered, the banner lies over part of a link or two, wherever the page stands.
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await keepToasts(page);
    const journey = byAnotherVisitor(formJourney);
    const form = await openForm(page, journey);
    await journey.fill(form);
    await submitButton(page, journey).click();

    const toasts = page.getByRole('region', { name: shell.notifications });
    await expect(toasts.getByText(copy.success.title, { exact: true })).toBeVisible();
    await expect(toasts.getByText(copy.success.message ?? '', { exact: true })).toBeVisible();
    const reference = await readReference(page);
    const receipt = page.getByRole('status').filter({ hasText: reference });
    for (const line of [journey.email, ...journey.answers])
      await expect(receipt).toContainText(line);
    if (browserName === 'chromium') {
      await expectReceiptUncovered(page, receipt, copy.success.title);
      await expectNoViolations(page, 'success');
    }
    await receipt.getByRole('button', { name: formTexts.receipt.again }).click();
    await expect(form.getByLabel('E-Mail').first()).toHaveValue('');
    await expect(receipt).toHaveCount(0);

    const mails = await expectMails(mailbox, reference, journey.email);
    for (const line of journey.mailed) expect(mails.toCompany).toContain(line);
    expect(mails.toVisitor).toContain(reference);
  });
}

// What forms share: one with steps, or the longest, stands for all.
for (const formJourney of [consultationJourney, gridConnectionJourney]) {
  const { copy, procedure } = formJourney;

  test(`${copy.title}: an empty form is not sent, and the summary leads to the fields`, {
    tag: '@every-browser',
  }, async ({ page, browserName }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await openForm(page, formJourney);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(procedure)) sent.push(request.url());
    });
    await tryToSend(page, formJourney);
    const summary = form.getByRole('region', { name: formTexts.summary });
    await expect(summary).toBeFocused();
    if (browserName === 'chromium') await expectNoViolations(page, 'errors');
    await summary.getByRole('link').first().click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(sent).toEqual([]);
  });
}

test.describe(() => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('what the server rejects is shown at its field', async ({ page }) => {
    const journey = consultationJourney;
    const { email, procedure } = journey;
    const form = await openForm(page, journey);
    await journey.fill(form);
    // The page would not let a wrong address through, so it is made wrong on its way.
    await page.route(`**/trpc/${procedure}*`, (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replaceAll(email, 'keine-adresse'),
      }),
    );
    await submitButton(page, journey).click();
    const field = form.getByLabel('E-Mail').first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(
      form.getByRole('link', { name: new RegExp(validationMessages.email) }),
    ).toBeVisible();
    await expect(field).toHaveValue(email);
  });
});

test.describe(() => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|503 \(Service Unavailable\)/],
  });

  test('offline or rejected for now nothing is lost, and one click sends again', async ({
    page,
    context,
    mailbox,
  }) => {
    const journey = byAnotherVisitor(consultationJourney);
    const { copy, procedure } = journey;
    const form = await openForm(page, journey);
    await journey.fill(form);
    const typed = await valuesOf(form);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(procedure)) sent.push(request.postDataJSON()[0].submissionId);
    });
    const expectKept = async (reason: string) => {
      await submitButton(page, journey).click();
      const notice = form.getByRole('alert').filter({ hasText: reason });
      await expect(notice).toContainText(reason);
      await expect(notice).toContainText(copy.failure.message ?? copy.failure.title);
      await expect(notice).toContainText(formTexts.failure.kept(copy.submit));
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
      expect(await valuesOf(form)).toEqual(typed);
    };

    await context.setOffline(true);
    await expectKept(failureReasons.unreachable);

    await context.setOffline(false);
    const trpc = `**/trpc/${procedure}*`;
    await page.route(trpc, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '10' },
        json: [{ error: { message: '', code: -32603, data: { httpStatus: 503 } } }],
      }),
    );
    await expectKept(failureReasons.unavailable);

    await page.unroute(trpc);
    await submitButton(page, journey).click();
    await expectMails(mailbox, await readReference(page), journey.email);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });
});

test('a reload in the middle of sending does not send twice', async ({ page, mailbox }) => {
  const journey = byAnotherVisitor(consultationJourney);
  await journey.fill(await openForm(page, journey));
  // The request arrives and is stored, but its answer never comes back.
  let isFirst = true;
  const stored = new Promise<string>((resolve) => {
    void page.route(`**/trpc/${journey.procedure}*`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const [{ result }] = await (await route.fetch()).json();
      resolve(result.data.reference);
    });
  });
  await submitButton(page, journey).click();
  const reference = await stored;
  await page.reload();

  // What was typed is back, but for what a draft leaves out: consent is given anew.
  const form = formOf(page, journey);
  await reachForm(form);
  await expect(form.getByLabel('E-Mail').first()).toHaveValue(journey.email);
  await form.getByLabel(consultationForm.fields.datenschutz.label).check();
  await submitButton(page, journey).click();
  expect(await readReference(page)).toBe(reference);
  await expectMails(mailbox, reference, journey.email);
});

test('a double click sends once', { tag: '@every-browser' }, async ({ page }) => {
  const journey = gridConnectionJourney;
  await journey.fill(await openForm(page, journey));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(journey.procedure)) sent.push(request.url());
  });
  await submitButton(page, journey).dblclick();
  await readReference(page);
  expect(sent).toHaveLength(1);
});

test('a form is left while it is sent: others can be sent, and its receipt is there on coming back', async ({
  page,
}) => {
  await withoutTimeLimit(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/contact.submit*', async (route) => {
    await released;
    await route.continue();
  });
  const form = await openForm(page, contactJourney);
  await contactJourney.fill(form);
  await submitButton(page, contactJourney).click();
  await expect(form.getByRole('button', { name: contactJourney.copy.submitting })).toBeDisabled();

  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Wartung' }).first().click();
  await maintenanceJourney.fill(formOf(page, maintenanceJourney));
  await submitButton(page, maintenanceJourney).click();
  const other = await readReference(page);

  await page.goBack();
  await expect(form.getByRole('button', { name: contactJourney.copy.submitting })).toBeDisabled();
  release();
  expect(await readReference(page)).not.toBe(other);
  await page.getByRole('button', { name: formTexts.receipt.again }).click();
  await expect(form.getByLabel('E-Mail').first()).toHaveValue('');
  await expect(page.getByRole('heading', { name: contactJourney.copy.title })).toBeFocused();
});

test('an address pasted with what cannot be seen around it is taken', {
  tag: '@every-browser',
}, async ({ page }) => {
  const form = await openForm(page, maintenanceJourney);
  await maintenanceJourney.fill(form);
  const email = form.getByLabel('E-Mail').first();
  await email.evaluate((input: HTMLInputElement) => {
    input.value = `\u200b${input.value}\u00a0`;
  });
  await submitButton(page, maintenanceJourney).click();
  await readReference(page);
});

test('what a program puts into the hidden field is sent', async ({ page }) => {
  const form = await openForm(page, maintenanceJourney);
  await maintenanceJourney.fill(form);
  await form.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://werbung.example';
  });
  const sent = page.waitForRequest(/maintenance.submit/);
  await submitButton(page, maintenanceJourney).click();
  expect((await sent).postDataJSON()[0].website).toBe('https://werbung.example');
});

test('where no confirmation will come, the receipt asks to note the number', async ({
  page,
  mailbox,
}) => {
  const journey = byAnotherVisitor(contactJourney);
  const form = await openForm(page, journey);
  await journey.fill(form);
  // Nothing but a link: it is stored, and suspected to be spam.
  await form.getByRole('textbox', { name: 'Nachricht' }).fill('https://a.example');
  await submitButton(page, journey).click();
  const reference = await readReference(page);
  const receipt = page.getByRole('status').filter({ hasText: reference });
  await expect(receipt).toContainText(formTexts.receipt.noConfirmation);
  await expect(receipt).not.toContainText(formTexts.receipt.confirmation);
  await expect.poll(async () => (await mailbox.about(reference)).length).toBe(1);
});
