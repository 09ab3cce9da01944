import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { deskSessions, deskSignIn } from '@rebhang-solar/content/desk-words';
import { signInWords } from '@rebhang-solar/content/mails/sign-in';
import { expectNoViolations } from '../axe.ts';
import { askForLink, colleagues, deskUrl, mailedLink, signIn } from '../desk.ts';
import { test } from '../fixtures.ts';

// The browser says so of each answer that is none of success; these pages are meant.
test.use({ expectedErrors: [/status of (400|401|410)/] });

const [anna, jens, lisa, office] = colleagues;

test('whoever is named signs in by the mail that arrives, and comes to the page that was wanted @phone', async ({
  page,
  mailbox,
}) => {
  const wanted = `${deskPaths.week}?journey=${randomUUID()}`;
  await page.goto(deskUrl + wanted);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(deskSignIn.title);
  await expectNoViolations(page, 'asking for a link');

  await askForLink(page, office.email, deskUrl + wanted);
  await expectNoViolations(page, 'the neutral answer');
  const link = await mailedLink(mailbox, office.email, wanted);
  expect(link.startsWith(`${deskUrl}${deskPaths.signIn}/`)).toBe(true);

  // Nothing but the button signs in.
  await page.goto(link);
  await expect(title).toHaveText(signInTexts.confirm.title);
  await expectNoViolations(page, 'the page of the link');
  await page.goto(deskUrl + wanted);
  await expect(title).toHaveText(deskSignIn.title);

  await page.goto(link);
  await page.getByRole('button', { name: signInTexts.confirm.button }).click();
  await expect(page).toHaveURL(deskUrl + wanted);
  await expect(title).not.toHaveText(deskSignIn.title);

  await page.goto(link);
  await expect(title).toHaveText(signInTexts.expired.title);
  await expectNoViolations(page, 'a used link');
  await page.getByRole('textbox', { name: deskSignIn.email }).fill(office.email);
  await page.getByRole('button', { name: signInTexts.expired.button }).click();
  await expect(title).toHaveText(signInTexts.sent.title);
});

test('a stranger reads the same, word for word, and gets no mail', async ({ page, mailbox }) => {
  const stranger = `fremd-${randomUUID()}@rebhang-solar.example`;
  const main = page.getByRole('main');
  const wanted = `${deskPaths.list}?journey=${randomUUID()}`;
  await askForLink(page, stranger, deskUrl + wanted);
  const answer = await main.textContent();
  await askForLink(page, anna.email, deskUrl + wanted);
  expect(await main.textContent()).toBe(answer?.replaceAll(stranger, anna.email));
  await mailedLink(mailbox, anna.email, wanted);
  expect(await mailbox.withSubject(signInWords.subject, stranger)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is asked for, and signs in', async ({ page, mailbox, context }) => {
    const wanted = deskPaths.list;
    const mails = () => mailbox.withSubject(signInWords.subject, jens.email);
    const before = new Set((await mails()).map(({ text }) => text));
    await askForLink(page, jens.email, deskUrl + wanted);
    const newLink = async () => {
      const texts = (await mails()).map(({ text }) => text).filter((text) => !before.has(text));
      // Those of other journeys lead to a page of theirs.
      const own = texts.map((text) => /https?:\/\/\S+\/anmelden\/[\w-]+(?=\s)/.exec(text)?.[0]);
      return own.find(Boolean);
    };
    await expect.poll(newLink).toBeDefined();
    await page.goto((await newLink()) ?? '');
    await page.getByRole('button', { name: signInTexts.confirm.button }).click();
    await expect(page).toHaveURL(deskUrl + wanted);
    const cookies = (await context.cookies(deskUrl)).filter(({ name }) => name.endsWith('desk'));
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/' }]);
  });
});

test('„Überall abmelden“ ends the session of the other browser too', async ({
  page,
  browser,
  mailbox,
}) => {
  // Nobody else's journey signs in as her.
  await signIn(page, mailbox, lisa);
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await signIn(other, mailbox, lisa);

  await page.getByRole('banner').getByRole('button', { name: lisa.name }).click();
  await page.getByRole('button', { name: deskSessions.signOutEverywhere }).click();
  const title = { name: deskSignIn.title, level: 1 };
  await expect(page.getByRole('heading', title)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', title)).toBeVisible();
  await otherContext.close();
});
