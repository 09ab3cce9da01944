// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { shell } from '@rebhang-solar/content/pages/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Root } from './root.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'gtag');
});

const head = (title: string, path: string) => ({ head: { title, description: '', path } });

/** A home page, and one whose code is on its way. */
function open() {
  const later = Promise.withResolvers<object>();
  const router = createMemoryRouter([
    {
      element: <Root />,
      children: [
        { path: '/', element: <h1>Start</h1>, handle: head('Start', '/') },
        { path: '/faq', lazy: () => later.promise, handle: head('Fragen', '/faq') },
      ],
    },
  ]);
  // A place of scrolling is kept, which the test's window does not have.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { router, arrive: () => later.resolve({ element: <h1>Häufige Fragen</h1> }) };
}

const isLoading = () => screen.queryByText(shell.pageLoading) !== null;

test('while the code of a page is on its way that is said, and the page before stays', async () => {
  const { router, arrive } = open();
  expect(isLoading()).toBe(false);
  await act(async () => void router.navigate('/faq'));
  expect(isLoading()).toBe(true);
  expect(screen.getByText(shell.pageLoading).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText('Start')).toBeDefined();
  await act(async () => arrive());
  await screen.findByText('Häufige Fragen');
  expect(isLoading()).toBe(false);
});

test('a page that is opened is reported by its own title', async () => {
  const titles: unknown[] = [];
  window.gtag = (_command, _name, event) =>
    titles.push((event as { page_title?: string } | undefined)?.page_title);
  const { router, arrive } = open();
  arrive();
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(titles.filter(Boolean)).toEqual([document.title]));
  expect(document.title).toContain('Fragen');
});

test('the way over the header comes first, the toasts last', () => {
  open();
  const [first] = document.querySelectorAll('a, section');
  expect(first?.getAttribute('href')).toBe('#inhalt');
  expect([...document.querySelectorAll('section')].at(-1)?.getAttribute('aria-label')).toBe(
    shell.notifications,
  );
});
