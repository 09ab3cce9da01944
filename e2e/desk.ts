import { expect, type Page } from '@playwright/test';
import { company } from '@rebhang-solar/content/company-in-texts';
import { defaultDeskUser, signInMail, signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { desk, deskSignIn } from '@rebhang-solar/content/desk-words';
import type { Mailbox } from './mailbox.ts';

export type Colleague = { name: string; email: string };

/** Who may sign in at the site under test. A site that runs already is expected to have its default. */
export const colleagues: [Colleague, ...Colleague[]] = process.env.BASE_URL
  ? [{ name: defaultDeskUser, email: company.email.toLowerCase() }]
  : [
      { name: 'Anna Vogel', email: 'anna.vogel@rebhang-solar.example' },
      { name: 'Jens Kretzschmar', email: 'jens.kretzschmar@rebhang-solar.example' },
      { name: 'Lisa Thiele', email: 'lisa.thiele@rebhang-solar.example' },
    ];

/** As the setting takes them. */
export const deskUsers = colleagues.map(({ name, email }) => `${name} <${email}>`).join(', ');

/** The desk of the site under test. */
export const deskUrl =
  process.env.DESK_URL ?? `http://localhost:${process.env.JOURNEY_DESK_PORT ?? 3900}`;

/** Asks for a link, takes it out of the mail, and presses its button; then the wanted page is there. */
export async function signIn(
  page: Page,
  mailbox: Mailbox,
  { email }: Colleague = colleagues[0],
  { url = deskUrl, path = deskPaths.list }: { url?: string; path?: string } = {},
): Promise<void> {
  const known = new Set(await linksTo(mailbox, email));
  await page.goto(url + path);
  await page.getByLabel(deskSignIn.email).fill(email);
  await page.getByRole('button', { name: deskSignIn.submit }).click();
  await expect(page.getByRole('heading', { name: signInTexts.sent.title })).toBeVisible();
  await expect
    .poll(async () => (await linksTo(mailbox, email)).filter((link) => !known.has(link)).length)
    .toBeGreaterThan(0);
  const [link = ''] = (await linksTo(mailbox, email)).filter((one) => !known.has(one));
  await page.goto(link);
  await page.getByRole('button', { name: signInTexts.confirm.button }).click();
  await expect(page.getByRole('navigation', { name: desk.pages.label })).toBeVisible();
}

async function linksTo(mailbox: Mailbox, email: string): Promise<string[]> {
  const mails = await mailbox.withSubject(signInMail.subject, email);
  return mails.flatMap(({ text }) => /https?:\/\/\S+\/anmelden\/\S+/.exec(text) ?? []);
}
