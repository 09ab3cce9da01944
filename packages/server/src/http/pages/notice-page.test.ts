import { rejectedPost } from '@rebhang-solar/content/forms/rejected-post';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { errorPage, receiptPage } from './notice-page.ts';

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
