// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useSearchTerm } from './use-search-term.ts';

afterEach(cleanup);

test('what is searched stands in the address, without an entry in the history, and leaves it with its last letter', () => {
  history.replaceState({ key: 'a' }, '', '/faq#betrieb');
  const entries = history.length;
  const { result } = renderHook(useSearchTerm, { wrapper: MemoryRouter });
  const address = () => location.pathname + location.search + location.hash;
  act(() => result.current.searchFor('Größe & Preis'));
  expect(result.current.term).toBe('Größe & Preis');
  expect(address()).toBe('/faq?suche=Gr%C3%B6%C3%9Fe+%26+Preis#betrieb');
  act(() => result.current.searchFor('  '));
  expect(address()).toBe('/faq#betrieb');
  expect([history.length, history.state]).toEqual([entries, { key: 'a' }]);
});
