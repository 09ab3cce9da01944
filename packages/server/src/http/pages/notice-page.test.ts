import { company } from '@rebhang-solar/content/company-in-texts';
import { rejectedPage, rejectedPost } from '@rebhang-solar/content/forms/rejected-post';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { errorTable } from '../../platform/errors/app-error.ts';
import { busyPage, errorPage, receiptPage, shortPage, withdrawnPage } from './notice-page.ts';

const answerTo = (body: unknown, url = '/beratung?betreff=x') =>
  errorPage('tooManyRequests', { url, body } as FastifyRequest);

test('the small answer to a rejected form gives back our fields alone, to be posted to its page', () => {
  const page = answerTo({ name: 'Eva', website: '', fremd: 'geheim', toString: 'geheim' });
  expect(page.match(/<input [^>]*>/g)).toEqual([
    '<input type="hidden" name="name" value="Eva">',
    '<input type="hidden" name="website" value="">',
  ]);
  expect(page).toContain('<form method="post" action="/beratung">');
  expect(page).not.toContain('geheim');
  expect(page).not.toContain(rejectedPost.back);
});

test('where nothing of ours was posted, it leads back', () => {
  for (const body of [{ fremd: 'x' }, undefined, null]) {
    expect(answerTo(body)).not.toContain('<form');
    expect(answerTo(body)).toContain(rejectedPost.back);
  }
});

test('a receipt whose page cannot be rendered names the request, its page, and whether a mail comes', () => {
  const statusUrl = 'https://x.example/a?b&c';
  const receipt = { reference: 'PV-1', receivedAt: '', statusUrl, dueAt: null };
  const { confirmation, noConfirmation } = formTexts.receipt;
  for (const isConfirmed of [true, false]) {
    const page = receiptPage({ ...receipt, confirmation: isConfirmed });
    expect(page).toContain('>PV-1<');
    expect(page).toContain('href="https://x.example/a?b&amp;c"');
    expect(page.includes(confirmation)).toBe(isConfirmed);
    expect(page.includes(noConfirmation)).toBe(!isConfirmed);
  }
});

test('a small page is one of ours: German, with our number, and in no search engine', () => {
  const page = shortPage('unavailable');
  expect(page).toMatch(/^<!doctype html><html lang="de"><head><meta charset="utf-8">/);
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain(`<a href="${company.phoneHref}">`);
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
});

test('it says what is wrong, and whether to try again', () => {
  const busy = busyPage('tooManyRequests');
  expect(busy).toContain(errorTable.tooManyRequests.title);
  expect(busy).toContain(rejectedPage.again);
  expect(shortPage('tooManyRequests')).toContain(errorTable.tooManyRequests.title);
  expect(shortPage('tooManyRequests')).not.toContain(rejectedPage.again);
  expect(withdrawnPage('PV-1')).toContain('PV-1');
});

test('a form that was too long is told how long it may be', () => {
  const page = errorPage('tooLarge', { url: '/', body: undefined } as FastifyRequest);
  expect(page).toContain('10.000');
});

test('what was typed stays text', () => {
  expect(answerTo({ name: '"><script>' })).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(answerTo({ name: 'Eva' }, '/a"b?x')).toContain('action="/a&quot;b"');
});
