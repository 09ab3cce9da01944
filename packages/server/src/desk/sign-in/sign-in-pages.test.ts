import { signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { confirmPage, errorPage, sentPage, signInDocument } from './sign-in-pages.ts';

const whole = (page: Parameters<typeof signInDocument>[0]) => signInDocument(page, '', undefined);

test('whoever has asked too often reads after how many minutes it goes on, never too few', () => {
  for (const [retryAfter, minutes] of [
    [60, 1],
    [61, 2],
    [undefined, 1],
  ] as const) {
    const page = whole(
      errorPage(new AppError('tooManyRequests', retryAfter ? { retryAfter } : {})),
    );
    expect(page).toContain(`<p>${signInTexts.tooMany.lead(minutes)}</p>`);
  }
});

test('what was typed or configured stays text on the pages of the sign-in', () => {
  const nasty = `"><script>'&`;
  const pages = [
    sentPage(nasty, nasty),
    confirmPage(nasty, {
      email: nasty,
      candidates: [nasty, 'Anna'].map((name) => ({ name, email: nasty })),
      isNameMissing: true,
    }),
    confirmPage(nasty, {
      email: nasty,
      candidates: [{ name: nasty, email: nasty }],
      isNameMissing: false,
    }),
  ].map(whole);
  for (const page of pages) expect(page).not.toMatch(/"><script|<script/);
  expect(pages.map((page) => page.split('&quot;&gt;&lt;script&gt;&#39;&amp;').length - 1)).toEqual([
    4, 4, 3,
  ]);
});
