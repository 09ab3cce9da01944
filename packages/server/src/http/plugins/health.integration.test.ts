import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';

test('a site that has just started is ready, before anybody else has asked for anything', async ({
  startSite,
}) => {
  const site = await startSite();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});
