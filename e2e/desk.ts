import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { deskPaths, requestPath } from '@rebhang-solar/content/desk-paths';
import { deskSignIn } from '@rebhang-solar/content/desk-words';
import { signInWords } from '@rebhang-solar/content/mails/sign-in';
import type { Mailbox } from './mailbox.ts';

type Colleague = { name: string; email: string };

/** Who may sign in at the site under test; one that runs already has those of docker-compose.yml. */
export const colleagues = [
  { name: 'Anna Vogel', email: 'anna.vogel@rebhang-solar.example' },
  { name: 'Jens Kretzschmar', email: 'jens.kretzschmar@rebhang-solar.example' },
  { name: 'Lisa Thiele', email: 'lisa.thiele@rebhang-solar.example' },
  { name: 'Büro', email: 'info@rebhang-solar.example' },
] as const satisfies Colleague[];

/** As the setting takes them. */
export const deskUsers = colleagues.map(({ name, email }) => `${name} <${email}>`).join(', ');

const { BASE_URL, DESK_URL, JOURNEY_DESK_PORT } = process.env;
/** The desk of the site under test; of one that runs already it stands where docker-compose.yml has it. */
export const deskUrl = DESK_URL ?? `http://localhost:${BASE_URL ? 3900 : JOURNEY_DESK_PORT}`;

/** Asks for a link, at an address of the desk. */
export async function askForLink(page: Page, email: string, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel(deskSignIn.email).fill(email);
  await page.getByRole('button', { name: deskSignIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInTexts.sent.title);
}

/** The link in a mail that leads to this page afterwards, which no other journey has asked for. */
export async function mailedLink(
  mailbox: Mailbox,
  email: string,
  wantedPath: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailbox.withSubject(signInWords.subject, email);
      const links = mails.map(({ text }) => /https?:\/\/\S+\/anmelden\/\S+/.exec(text)?.[0] ?? '');
      link = links.find((one) => one.endsWith(`=${encodeURIComponent(wantedPath)}`));
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Asks for a link, takes it out of the mail, and presses its button; then the wanted page is there. */
export async function signIn(
  page: Page,
  mailbox: Mailbox,
  { name, email }: Colleague = colleagues[0],
  { url = deskUrl, path = deskPaths.list }: { url?: string; path?: string } = {},
): Promise<void> {
  const own = `${path}?journey=${randomUUID()}`;
  await askForLink(page, email, url + own);
  await page.goto(await mailedLink(mailbox, email, own));
  await page.getByRole('button', { name: signInTexts.confirm.button }).click();
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  await page.goto(url + path);
}

/** A consultation of somebody whose name nobody else has. The request's context has the cookie of its page. */
export async function sendConsultation(request: APIRequestContext, phone = '0351 4711') {
  const name = `Familie ${randomUUID().slice(0, 8)}`;
  const answer = await request.post('/api/contact', {
    data: {
      name,
      email: 'familie@beispiel.example',
      phone,
      address: 'Weinbergstraße 7a, 01689 Weinböhla',
      datenschutz: true,
    },
  });
  const { reference, statusUrl } = await answer.json();
  // The link of the visitor's own page; the site under test is said to be elsewhere.
  return { name, reference: String(reference), ownPage: new URL(statusUrl).pathname };
}

/** Sends a consultation, signs in, and opens it at the desk. */
export async function openSentRequest(page: Page, request: APIRequestContext, mailbox: Mailbox) {
  const sent = await sendConsultation(request);
  await signIn(page, mailbox);
  await openRequest(page, sent.reference, sent.name);
  return sent;
}

/** Opens a request at the desk. */
export async function openRequest(page: Page, reference: string, name: string): Promise<void> {
  await page.goto(deskUrl + requestPath(reference));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
