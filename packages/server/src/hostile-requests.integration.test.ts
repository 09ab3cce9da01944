import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from './testing/fixtures.ts';
import { hostileClient, hostileRequest } from './testing/hostile-requests.ts';

test('whatever arrives, it is never a fault of ours', async ({ site }) => {
  const client = hostileClient(Number(new URL(site.url).port));
  await fc.assert(
    fc.asyncProperty(fc.array(hostileRequest, { minLength: 8, maxLength: 8 }), async (requests) => {
      const statuses = await Promise.all(requests.map(client.send));
      expect(statuses.filter((status) => status !== undefined && status >= 500)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  client.close();
  expect(site.log()).not.toContain('Unexpected fault');
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});
