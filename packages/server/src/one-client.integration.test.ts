import { expect } from 'vitest';
import { test } from './testing/fixtures.ts';
import { attacks, attackWith, loopbackClient, sendRequest } from './testing/one-client.ts';

test.for(Object.keys(attacks))(
  '%s from one address leave the others alone',
  async (attack, { startSite }) => {
    const site = await startSite({ rateLimit: 4 });
    const attacker = loopbackClient(site.url, '127.0.0.2');
    const visitor = loopbackClient(site.url, '127.0.0.3');
    const stop = attackWith(attack, attacker, site.url, 20);
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await sendRequest(visitor));
    const own = await sendRequest(attacker);
    const statuses = await stop();
    attacker.close();
    visitor.close();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([200, 429]).toContain(own.status);
    // After its share of the minute it is refused, and never told that the site is down.
    expect(statuses.get(429)).toBeGreaterThan(0);
    const taken = [...statuses].filter(([status]) => status !== 429);
    expect(taken.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(20);
    expect(statuses.get(503)).toBeUndefined();
  },
);
