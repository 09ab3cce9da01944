// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefetchPages } from './prefetch-pages.ts';

let fetched: string[];

beforeEach(() => {
  fetched = [];
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

function open(connection?: { saveData: boolean }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = `<a href="/faq"><b>Fragen</b></a><p>Text</p>
    <a href="https://anders.example/faq"><i>Anderswo</i></a>`;
  const lazy = async () => {
    fetched.push('/faq');
    throw new Error('The line is dead');
  };
  prefetchPages([{ path: '/', children: [{ path: 'faq', lazy }] }]);
}

test('with data saving on no page is fetched ahead', () => {
  open({ saveData: true });
  fireEvent.pointerOver(document.querySelector('b') as Element);
  expect(fetched).toEqual([]);
});

test('a page is fetched ahead by any touch of a link to it, none for other sites and texts', () => {
  open();
  for (const name of ['p', 'i']) fireEvent.pointerOver(document.querySelector(name) as Element);
  expect(fetched).toEqual([]);
  const link = document.querySelector('b') as Element;
  fireEvent.pointerOver(link);
  fireEvent.pointerDown(link);
  fireEvent.focusIn(link);
  expect(fetched).toHaveLength(3);
});
