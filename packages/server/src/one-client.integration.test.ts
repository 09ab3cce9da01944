import { expect } from 'vitest';
import { test } from './testing/fixtures.ts';
import { attacks, attackWith, loopbackClient, sendRequest } from './testing/one-client.ts';

test.for(attacks)('%s from one address leave the others alone', async (attack, { startSite }) => {
  const site = await startSite({ rateLimit: 4 });
  const sameAddress = loopbackClient(site.url, '127.0.0.2');
  const visitor = loopbackClient(site.url, '127.0.0.3');
  const stop = attackWith({
    attack,
    url: site.url,
    localAddress: '127.0.0.2',
    connections: 20,
  });
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await sendRequest(visitor));
  const own = await sendRequest(sameAddress);
  const statuses = await stop();
  sameAddress.close();
  visitor.close();

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect([201, 429]).toContain(own.status);
  // After its share of the minute it is rejected, and never told that the site is down.
  expect(statuses.get(429)).toBeGreaterThan(0);
  const taken = [...statuses].filter(([status]) => status !== 429);
  expect(taken.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(20);
  expect(statuses.get(503)).toBeUndefined();
});
