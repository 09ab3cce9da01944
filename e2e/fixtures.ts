import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { folderMailbox, type Mailbox, mailpitMailbox } from './mailbox.ts';

type Fixtures = {
  mailbox: Mailbox;
  /** What the browser's console may complain about in this journey. */
  expectedComplaints: RegExp[];
  /** Fails the journey at its end when the page complained about anything else. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  mailbox: async ({}, use) => {
    const { BASE_URL, MAILPIT_URL = 'http://localhost:8025', JOURNEY_DATA_DIR = '' } = process.env;
    await use(
      BASE_URL ? mailpitMailbox(MAILPIT_URL) : folderMailbox(join(JOURNEY_DATA_DIR, 'mail')),
    );
  },

  expectedComplaints: [[], { option: true }],

  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      // Whatever the content security policy stops, on any page and in any journey, is a complaint.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          const { effectiveDirective, blockedURI, sample } = violation;
          reportError(new Error(`Violates ${effectiveDirective}: ${blockedURI} ${sample}`));
        });
      });
      await use(complaints);
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
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
