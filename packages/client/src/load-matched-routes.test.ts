import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadMatchedRoutes } from './load-matched-routes.ts';

test('the page of a path is in its route before it is rendered, and no other page is fetched', async () => {
  const fetched: string[] = [];
  const page = (name: string) => ({
    path: name,
    lazy: async () => {
      fetched.push(name);
      return { handle: name };
    },
  });
  const routes: RouteObject[] = [{ path: '/', children: [page('faq'), page('agb')] }];
  await loadMatchedRoutes(routes, '/faq');
  await loadMatchedRoutes(routes, '/gibt-es/nicht');
  expect(fetched).toEqual(['faq']);
  const found = matchRoutes(routes, '/faq')?.at(-1)?.route;
  expect([found?.handle, found?.lazy]).toEqual(['faq', undefined]);
});
