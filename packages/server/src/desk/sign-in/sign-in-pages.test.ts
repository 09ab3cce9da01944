import { company } from '@rebhang-solar/content/company-in-texts';
import { signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { deskSignIn } from '@rebhang-solar/content/desk-words';
import { expect, test } from 'vitest';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import {
  askPage,
  confirmPage,
  errorPage,
  expiredPage,
  sentPage,
  signInDocument,
} from './sign-in-pages.ts';

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

test('each page is a German document of one heading, which no search engine lists', () => {
  const page = { title: 'A & B', content: ['<p>C</p>'], below: ['<p>D</p>'] };
  const html = signInDocument(page, 'n1', '/assets/archivo.woff2');
  expect(html).toMatch(/^<!doctype html><html lang="de"><head><meta charset="utf-8">\n/);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(`<title>A &amp; B – `);
  expect(html).toContain(` ${company.shortName}</title>`);
  expect(html.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>A &amp; B</h1>']);
  expect(html).toContain('<style nonce="n1">');
  expect(html).toContain('/assets/archivo.woff2');
  expect(html).toMatch(/<svg [^>]*aria-hidden="true">/);
  // What stands below is outside the plate, and inside the main part.
  expect(html).toMatch(/<p>C<\/p>\n<\/div>\n<p>D<\/p>\n<\/main>/);
  expect(signInDocument(page, 'n1', undefined)).not.toContain('woff2');
});

test('the field for the address has its label, and of a wrong one its message', () => {
  const asked = whole(askPage('/woche'));
  expect(asked).toContain(`<h1>${deskSignIn.title}</h1>`);
  expect(asked).toContain('<form method="post" action="/anmelden">');
  expect(asked).toContain(`<label for="email">${deskSignIn.email}</label>`);
  expect(asked).toContain(
    '<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="">',
  );
  expect(asked).toContain('<input type="hidden" name="weiter" value="/woche">');
  expect(asked).toContain(`<button class="main" type="submit">${deskSignIn.submit}</button>`);
  expect(asked).toContain(`<p class="below">${deskSignIn.strangers}</p>`);
  expect(asked).not.toContain('email-error');

  for (const typed of ['anna', '']) {
    const wrong = whole(askPage('/woche', typed));
    expect(wrong).toContain(
      `<p class="error" id="email-error">${signInTexts.invalidEmail}</p>\n<input id="email"`,
    );
    expect(wrong).toContain(
      `maxlength="254" value="${typed}" aria-invalid="true" aria-describedby="email-error">`,
    );
  }
});

test('after the link was asked for it can be asked for again, or for another address', () => {
  const page = whole(sentPage('anna@firma.example', '/woche?von=1'));
  expect(page).toContain('Gehört <strong>anna@firma.example</strong> zum Büro');
  expect(page).toContain('<form method="post" action="/anmelden">');
  expect(page).toContain('<input type="hidden" name="email" value="anna@firma.example">');
  expect(page).toContain('<input type="hidden" name="weiter" value="/woche?von=1">');
  expect(page).toContain(`<button class="quiet" type="submit">${signInTexts.sent.again}</button>`);
  expect(page).toContain(`<a href="/woche?von=1">${signInTexts.sent.otherAddress}</a>`);
});

test('a link of one name asks nothing, of several names whose, and says when that is missing', () => {
  const [anna, jens] = ['Anna', 'Jens'].map((name) => ({ name, email: 'buero@firma.example' }));
  const page = (candidates: (typeof anna)[], isNameMissing: boolean) =>
    whole(
      confirmPage('/anmelden/abc?weiter=%2Fwoche', {
        email: 'buero@firma.example',
        candidates: candidates.flatMap((one) => one ?? []),
        isNameMissing,
      }),
    );
  const one = page([anna], false);
  expect(one).toContain('<form method="post" action="/anmelden/abc?weiter=%2Fwoche">');
  expect(one).toContain('<input type="hidden" name="name" value="Anna">');
  expect(one).toContain('Als <strong>buero@firma.example</strong> auf diesem Gerät.');
  expect(one).not.toContain('type="radio"');
  expect(one).toContain(signInTexts.confirm.lasts);

  const several = page([anna, jens], false);
  expect(several).toContain(`<fieldset><legend>${signInTexts.confirm.who}</legend>`);
  expect(several.match(/<input type="radio"[^>]*> \w+/g)).toEqual([
    '<input type="radio" name="name" value="Anna" required> Anna',
    '<input type="radio" name="name" value="Jens" required> Jens',
  ]);
  expect(several).not.toContain('role="alert"');
  const missing = `<p class="error" role="alert">${signInTexts.confirm.whoMissing}</p>`;
  expect(page([anna, jens], true)).toContain(missing);
});

test('a link that is over says so, asks for a new one, and tells what to do if it was not oneself', () => {
  const page = whole(expiredPage('/woche'));
  const { lead, button, notMe } = signInTexts.expired;
  expect(page).toContain(`<p>${lead}</p>`);
  expect(page).toContain(`<button class="main" type="submit">${button}</button>`);
  expect(page).toContain(`<p class="note">${notMe}</p>`);
  expect(page).toContain('value="/woche"');
  expect(page).not.toContain('aria-invalid=');
});

test('what has failed otherwise is said in the words of its error, with the way back', () => {
  const page = whole(errorPage(new AppError('foreignOrigin')));
  expect(page).toContain(`<h1>${signInTexts.failed.title}</h1>`);
  expect(page).toContain(`<p>${errorTable.foreignOrigin.title}</p>`);
  expect(page).toContain(`<p><a href="/">${signInTexts.failed.back}</a></p>`);
});
