import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { folderMailbox, type Mailbox, mailpitMailbox } from './mailbox.ts';

export type Fixtures = {
  mailbox: Mailbox;
  /** Errors in the browser's console that this journey expects. */
  expectedErrors: RegExp[];
  /** Fails the journey at its end when there was any other error. */
  errors: string[];
};

export const test = base.extend<Fixtures>({
  mailbox: async ({}, use) => {
    const { BASE_URL, MAILPIT_URL = 'http://localhost:8025', JOURNEY_DATA_DIR = '' } = process.env;
    await use(
      BASE_URL ? mailpitMailbox(MAILPIT_URL) : folderMailbox(join(JOURNEY_DATA_DIR, 'mail')),
    );
  },

  expectedErrors: [[], { option: true }],

  errors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      // A violation of the Content-Security-Policy, on any page and in any journey, is an error.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          const { effectiveDirective, blockedURI, sample } = violation;
          reportError(new Error(`Violates ${effectiveDirective}: ${blockedURI} ${sample}`));
        });
      });
      await use(errors);
      const unexpected = errors.filter(
        (error) => !expectedErrors.some((expected) => expected.test(error)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** The reference in the lasting receipt of a form. */
export async function readReference(page: Page): Promise<string> {
  const reference = page.getByText(/^PV(-[0-9A-Z]{4}){3}$/);
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
}

/** Both mails about a request, once they are there. */
export async function expectMails(mailbox: Mailbox, reference: string, visitor: string) {
  await expect.poll(async () => (await mailbox.about(reference)).length).toBe(2);
  const mails = await mailbox.about(reference);
  const toVisitor = mails.find((mail) => mail.to === visitor);
  const toCompany = mails.find((mail) => mail.to !== visitor);
  expect(toVisitor?.subject).toContain(reference);
  return { toVisitor: toVisitor?.text ?? '', toCompany: toCompany?.text ?? '' };
}
