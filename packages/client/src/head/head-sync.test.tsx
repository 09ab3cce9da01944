// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { HeadSync } from './head-sync.tsx';
import type { PageHead } from './page-head.ts';

afterEach(cleanup);

const all = (selector: string) => document.head.querySelectorAll(selector);

test('a page opened within the application puts its head in the place of the one before, and touches nothing else', async () => {
  document.head.innerHTML =
    '<meta name="site-url" content="https://x.example"><link rel="icon" href="/a.svg">';
  const page = (path: string, more: Partial<PageHead>) => ({
    path,
    element: <p />,
    handle: { head: { title: `Seite ${path}`, description: `Über ${path}`, path, ...more } },
  });
  const named = { structuredData: () => [{ '@type': 'Thing', name: '</script>' }] };
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <HeadSync />
            <Outlet />
          </>
        ),
        children: [page('/eins', { robots: 'noindex' }), page('/zwei', named)],
      },
    ],
    { initialEntries: ['/eins'] },
  );
  render(<RouterProvider router={router} />);
  expect(all('meta[name="robots"]')).toHaveLength(1);
  await act(() => router.navigate('/zwei'));
  expect(document.title).toMatch(/^Seite \/zwei/);
  expect(all('meta[name="robots"]')).toHaveLength(0);
  expect([...all('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/a.svg',
    'https://x.example/zwei',
  ]);
  const data = [...all('script')].map(({ textContent }) => JSON.parse(textContent ?? ''));
  expect(data.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'Thing']);
});
