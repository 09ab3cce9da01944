// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchApplication } from './fetch-application.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('where data is to be saved the application is not fetched ahead', () => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  document.body.innerHTML = '<template data-application><link href="/a.js"></template>';
  fetchApplication();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
});

test('the application is fetched two seconds after the page, so that it takes no line from its pictures', () => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<template data-application><link rel="modulepreload" href="/a.js"></template>';
  const links = () => document.head.querySelectorAll('link[href="/a.js"]').length;
  fetchApplication();
  vi.advanceTimersByTime(60_000);
  const seen = [links()];
  window.dispatchEvent(new Event('load'));
  for (const ms of [1_999, 1]) {
    vi.advanceTimersByTime(ms);
    seen.push(links());
  }
  expect(seen).toEqual([0, 0, 1]);
});
