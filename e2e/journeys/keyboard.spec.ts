import { expect, type Locator, type Page } from '@playwright/test';
import { expectMails, readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  consultationJourney,
  gridConnectionJourney,
  openForm,
  submitButton,
} from '../form-journeys.ts';

/** Goes on with the Tab key until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Asked at once, not waited for: an answer that came too late would go past the target.
  do await page.keyboard.press('Tab');
  while (!(await target.evaluate((element) => element === document.activeElement)));
}

// One with steps, and the longest.
for (const formJourney of [consultationJourney, gridConnectionJourney]) {
  test(`${formJourney.copy.title}: with the keyboard alone`, { tag: '@every-browser' }, async ({
    page,
    mailbox,
  }) => {
    const journey = byAnotherVisitor(formJourney);
    const form = await openForm(page, journey);
    await expect(form).toBeVisible();
    for (const step of journey.keys()) {
      const control = step.control(form);
      await tabTo(page, control);
      if (step.type) await page.keyboard.type(step.type, { delay: 5 });
      for (const key of step.press ?? []) await page.keyboard.press(key);
      if (step.leadsTo) await expect(step.leadsTo(form)).toBeFocused();
    }
    await tabTo(page, submitButton(page, journey));
    await page.keyboard.press('Enter');
    await expectMails(mailbox, await readReference(page), journey.email);
  });
}
