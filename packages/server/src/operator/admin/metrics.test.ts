import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('all built files are one series, and what no route takes is another', async () => {
  const metrics = createMetrics();
  for (const route of ['/assets/a-1.js', '/assets/b-2.css', '/favicon.svg', undefined])
    metrics.requestAnswered('GET', route, 200, 0.01);
  const routes = (await metrics.registry.metrics()).matchAll(
    /_count\{.*route="([^"]*)".*\} (\d+)/g,
  );
  expect([...routes].map(([, route, count]) => [route, count])).toEqual([
    ['/assets/*', '2'],
    ['/favicon.svg', '1'],
    ['none', '1'],
  ]);
});

test('the last mail that was sent and the last that failed are both remembered', () => {
  const { lastMail, mailTried } = createMetrics();
  mailTried({ result: 'given-up', recipient: 'company', code: 'EAUTH' });
  expect(lastMail.sentAt).toBeUndefined();
  mailTried({ result: 'sent', recipient: 'visitor' });
  expect(lastMail).toEqual({
    sentAt: expect.any(Date),
    failedAt: expect.any(Date),
    failureCode: 'EAUTH',
  });
});
