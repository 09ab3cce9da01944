import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';

test('a site that has just started is ready before anybody has sent anything', async ({ site }) => {
  for (const path of ['/readyz', '/healthz']) {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
    expect(await answer.json(), path).toEqual({ status: 'ok' });
  }
});
