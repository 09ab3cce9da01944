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
  expect(all('meta[name="description"]')).toHaveLength(1);
  expect(all('meta[name="description"]')[0]?.getAttribute('content')).toBe('Über /zwei');
  expect([...all('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/a.svg',
    'https://x.example/zwei',
  ]);
  const data = [...all('script')].map(({ textContent }) => JSON.parse(textContent ?? ''));
  expect(data.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'Thing']);
});

test('a document keeps its own head while its query changes', async () => {
  document.head.innerHTML = '<meta name="site-url" content="">';
  const page = { head: { title: 'Seite', description: '', path: '/' } };
  const router = createMemoryRouter([{ path: '*', element: <HeadSync />, handle: page }]);
  render(<RouterProvider router={router} />);
  const [before] = all('meta[name="description"]');
  await act(() => router.navigate('/?art=gewerbe'));
  expect(all('meta[name="description"]')[0]).toBe(before);
});
