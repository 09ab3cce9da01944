import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';

test('a site that has just started is ready before anybody has sent anything', async ({ site }) => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});
