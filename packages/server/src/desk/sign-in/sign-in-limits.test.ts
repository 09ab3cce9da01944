import { expect, test } from 'vitest';
import { createSignInLimits } from './sign-in-limits.ts';

const [here, there] = ['203.0.113.7', '198.51.100.7'];
const tooMany = { code: 'tooManyRequests' };

test('a client asks for five links of one mailbox, in ten minutes, and others for theirs', async () => {
  const limits = createSignInLimits(20);
  for (let count = 0; count < 5; count += 1) await limits.countLink(here, 'anna@x.example');
  const refused = await limits.countLink(here, 'anna@x.example').catch((error) => error);
  expect(refused).toMatchObject(tooMany);
  expect(refused.retryAfter).toBeGreaterThan(590);
  await limits.countLink(here, 'jens@x.example');
  await limits.countLink(there, 'anna@x.example');
});

test('a client asks for as many links in ten minutes as it sends requests, whosever they are', async () => {
  const limits = createSignInLimits(3);
  for (let count = 0; count < 3; count += 1) await limits.countLink(here, `${count}@x.example`);
  const refused = await limits.countLink(here, 'a@x.example').catch((error) => error);
  expect(refused).toMatchObject(tooMany);
  expect(refused.retryAfter).toBeGreaterThan(590);
  expect(refused.retryAfter).toBeLessThanOrEqual(600);
});

test('five times as many tries without a session are counted, a minute long, and no link for them', async () => {
  const limits = createSignInLimits(2);
  for (let count = 0; count < 10; count += 1) await limits.countAttempt(here);
  const refused = await limits.countAttempt(here).catch((error) => error);
  expect(refused).toMatchObject(tooMany);
  expect(refused.retryAfter).toBeGreaterThan(50);
  expect(refused.retryAfter).toBeLessThanOrEqual(60);
  await limits.countAttempt(there);
  await limits.countLink(here, 'anna@x.example');
});

test('neighbours together have ten times what one client has', async () => {
  const limits = createSignInLimits(1);
  for (let host = 1; host <= 10; host += 1) {
    await limits.countLink(`203.0.113.${host}`, `${host}@x.example`);
  }
  await expect(limits.countLink('203.0.113.11', 'a@x.example')).rejects.toMatchObject(tooMany);
  await limits.countLink(there, 'a@x.example');
});

test('nothing is counted where limits are off, and mails need no pause', async () => {
  const limits = createSignInLimits(0);
  for (let count = 0; count < 50; count += 1) {
    await limits.countAttempt(here);
    await limits.countLink(here, 'anna@x.example');
  }
  expect([limits.mailPause, createSignInLimits(20).mailPause]).toEqual([0, 300_000]);
});
