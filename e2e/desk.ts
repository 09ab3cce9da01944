import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { deskSignIn } from '@rebhang-solar/content/desk-words';
import type { Mailbox } from './mailbox.ts';

const { BASE_URL, DESK_URL, DESK_JOURNEY_PORT } = process.env;

/** Of the site under test; where a running one says nothing else, that of docker-compose.yml. */
export const deskUrl =
  DESK_URL ?? `http://localhost:${BASE_URL ? 3900 : (DESK_JOURNEY_PORT ?? '')}`;

type Colleague = { name: string; email: string };

/** Who may sign in, as docker-compose.yml says. */
export const colleagues = [
  { name: 'Büro', email: 'info@rebhang-solar.example' },
  { name: 'Anna Berger', email: 'anna.berger@rebhang-solar.example' },
  { name: 'Jens Roth', email: 'jens.roth@rebhang-solar.example' },
  { name: 'Lisa Thiele', email: 'lisa.thiele@rebhang-solar.example' },
] as const satisfies Colleague[];

/** Asks for a link, at an address of the desk. */
export async function askForLink(page: Page, email: string, wantedPath: string): Promise<void> {
  await page.goto(deskUrl + wantedPath);
  await page.getByRole('textbox', { name: deskSignIn.email }).fill(email);
  await page.getByRole('button', { name: deskSignIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInTexts.sent.title);
}

/** The link in the mail that was sent for this page. @param wantedPath another one for each link */
export async function mailedLink(
  mailbox: Mailbox,
  email: string,
  wantedPath: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await mailbox.toSignIn()).filter(({ to }) => to === email);
      const links = mails.map(({ text }) => /https?:\/\/\S+\/anmelden\/\S+/.exec(text)?.[0] ?? '');
      link = links.find((one) => one.endsWith(encodeURIComponent(wantedPath)));
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Signs a colleague in, by the mail that arrives, and leads to a page of the desk. */
export async function signIn(
  page: Page,
  mailbox: Mailbox,
  { name, email }: Colleague,
  path: string = deskPaths.list,
): Promise<void> {
  const wantedPath = `${deskPaths.list}?journey=${randomUUID()}`;
  await askForLink(page, email, wantedPath);
  await page.goto(await mailedLink(mailbox, email, wantedPath));
  // Where colleagues share a mailbox.
  const choice = page.getByRole('radio', { name, exact: true });
  if ((await choice.count()) > 0) await choice.check();
  await page.getByRole('button', { name: signInTexts.confirm.button }).click();
  await expect(page).toHaveURL(deskUrl + wantedPath);
  if (path !== wantedPath) await page.goto(deskUrl + path);
}
