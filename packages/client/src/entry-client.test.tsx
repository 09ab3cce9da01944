// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHydrated } from './components/use-hydrated.ts';
import { SiteUrlContext, useSiteUrl } from './components/use-site-url.ts';
import { start } from './entry-client.tsx';
import { Providers } from './providers.tsx';

const clicked = vi.hoisted(() => vi.fn());

// One page in place of all: which they are is nothing to the start of them.
vi.mock('./routes.tsx', () => ({
  routes: [{ path: '*', lazy: async () => ({ Component: Page }) }],
}));

function Page() {
  const hydrated = useHydrated();
  return (
    <button type="button" onClick={clicked}>
      {useSiteUrl()} {hydrated ? 'hydrated' : 'as in the document'}
    </button>
  );
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  clicked.mockReset();
  document.head.innerHTML = '<meta name="site-url" content="https://x.example">';
});

afterEach(() => {
  document.body.innerHTML = '';
});

const button = () => document.querySelector('button') as HTMLButtonElement;
/** As the server has rendered it. */
const prerendered = `<div id="root">${renderToString(
  <SiteUrlContext value="https://x.example">
    <Providers>
      <Page />
    </Providers>
  </SiteUrlContext>,
)}</div>`;

test('the page in the document is taken over, not replaced, and then says that it is', async () => {
  document.body.innerHTML = prerendered;
  const before = button();
  await act(start);
  expect(button()).toBe(before);
  expect(before.textContent).toBe('https://x.example hydrated');
  before.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('until then what the visitor does is the browser’s alone', async () => {
  document.body.innerHTML = prerendered;
  const root = document.getElementById('root') as HTMLElement;
  const reached: string[] = [];
  for (const type of ['click', 'keydown', 'input', 'pointerdown', 'change']) {
    button().addEventListener(type, () => reached.push(type));
  }
  await act(async () => {
    const started = start();
    // When the page is about to be hydrated, its events are held back at the root.
    await vi.waitFor(() => {
      reached.length = 0;
      button().dispatchEvent(new Event('keydown', { bubbles: true }));
      if (reached.length > 0) throw new Error('not yet');
    });
    for (const type of ['click', 'input', 'pointerdown', 'change']) {
      button().dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(reached).toEqual([]);
    await started;
  });
  expect(clicked).not.toHaveBeenCalled();
  root.querySelector('button')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(reached).toEqual(['keydown']);
});

test('an empty document gets its page', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(start);
  expect(button().textContent).toContain('hydrated');
});

test('a document without a place for the page is said to be so', async () => {
  await expect(start()).rejects.toThrow('The document has no #root');
});
