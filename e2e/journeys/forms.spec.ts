import { expect } from '@playwright/test';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { shell } from '@rebhang-solar/content/pages/shell';
import { expectMails, readReference, test } from '../fixtures.ts';
import { formJourneys, formOf, openForm, submitButton } from '../form-journeys.ts';

for (const journey of formJourneys) {
  const { copy, procedure, email } = journey;
  const title = copy.title;

  test(`${title}: sent, received, mailed`, { tag: '@phone' }, async ({ page, mailbox }) => {
    const form = await openForm(page, journey);
    await journey.fill(form);
    await submitButton(page, journey).click();

    const toasts = page.getByRole('region', { name: shell.notifications });
    await expect(toasts.getByText(copy.success.title, { exact: true })).toBeVisible();
    await expect(toasts.getByText(copy.success.message ?? '', { exact: true })).toBeVisible();
    const reference = await readReference(page);
    await expect(form.getByLabel('E-Mail').first()).toHaveValue('');

    const mails = await expectMails(mailbox, reference, email);
    for (const line of journey.mailed) expect(mails.toCompany).toContain(line);
    expect(mails.toVisitor).toContain(reference);
  });

  test.describe(() => {
    test.use({ expectedComplaints: [/400 \(Bad Request\)/] });

    test(`${title}: what the server refuses is shown at its field`, async ({ page }) => {
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
    test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

    test(`${title}: offline nothing is lost, and one click sends again`, async ({
      page,
      context,
      mailbox,
    }) => {
      const form = await openForm(page, journey);
      await journey.fill(form);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(procedure)) sent.push(request.postDataJSON().submissionId);
      });
      await context.setOffline(true);
      await submitButton(page, journey).click();
      const notice = form.getByRole('alert');
      await expect(notice).toContainText(copy.failure.message ?? copy.failure.title);
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expect(form.getByLabel('E-Mail').first()).toHaveValue(email);

      await context.setOffline(false);
      await submitButton(page, journey).click();
      await expectMails(mailbox, await readReference(page), email);
      expect(new Set(sent).size).toBe(1);
    });
  });

  test(`${title}: a double click sends once`, async ({ page }) => {
    await journey.fill(await openForm(page, journey));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(procedure)) sent.push(request.url());
    });
    await submitButton(page, journey).dblclick();
    await readReference(page);
    expect(sent).toHaveLength(1);
  });

  test(`${title}: an empty form is not sent, and the summary leads to the fields`, async ({
    page,
  }) => {
    const form = await openForm(page, journey);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(procedure)) sent.push(request.url());
    });
    await submitButton(page, journey).click();
    const summary = form.getByRole('region', { name: formTexts.summary });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').first().click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(sent).toEqual([]);
  });

  test(`${title}: what was typed survives a reload`, async ({ page }) => {
    await journey.fill(await openForm(page, journey));
    await page.reload();
    await expect(formOf(page, journey).getByLabel('E-Mail').first()).toHaveValue(email);
  });
}
