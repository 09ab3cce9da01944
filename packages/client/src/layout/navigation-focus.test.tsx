// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationFocus } from './navigation-focus.tsx';

afterEach(cleanup);

/** What has the focus after each step. */
async function focusedAfter(...steps: [to: string, state?: object][]) {
  const page = (
    <>
      <NavigationFocus />
      <h1>Titel</h1>
      <section id="kontakt" />
      <button type="button" />
      <details>
        <p id="antwort" />
      </details>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  const focused = [document.activeElement?.tagName];
  document.querySelector('button')?.focus();
  for (const [to, state] of steps) {
    await act(() => router.navigate(to, { state }));
    focused.push(document.activeElement?.tagName);
  }
  return focused;
}

test('a document that is opened keeps its focus, a page opened after it is read from its heading', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  expect(await focusedAfter(['/faq'])).toEqual(['BODY', 'H1']);
  // Where the page is scrolled to is the router’s.
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test('a link to a section leads the focus there, also when it is followed again', async () => {
  expect(
    await focusedAfter(['/#kontakt'], ['/faq'], ['/faq#kontakt'], ['/faq#gibt-es-nicht']),
  ).toEqual(['BODY', 'SECTION', 'H1', 'SECTION', 'H1']);
});

test('a link to what is folded opens it', async () => {
  expect(await focusedAfter(['/#antwort'])).toEqual(['BODY', 'P']);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('a link that changes what stands below it keeps the focus', async () => {
  expect(await focusedAfter(['/?art=gewerbe', { keepsFocus: true }])).toEqual(['BODY', 'BUTTON']);
});

test('a page scrolls smoothly on its way to a section alone, and not when it is opened there', async () => {
  const smooth: boolean[] = [];
  const isSmooth = () => document.documentElement.hasAttribute('data-smooth-scroll');
  function Seen() {
    const location = useLocation();
    // biome-ignore lint/correctness/useExhaustiveDependencies: at each navigation, as the router scrolls
    useLayoutEffect(() => void smooth.push(isSmooth()), [location]);
    return null;
  }
  const page = (
    <>
      <NavigationFocus />
      <Seen />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/#a'] });
  render(<RouterProvider router={router} />);
  for (const to of ['/#b', '/#b', '/faq']) await act(() => router.navigate(to));
  expect(smooth).toEqual([false, true, true, false]);
  expect(isSmooth()).toBe(false);
});
