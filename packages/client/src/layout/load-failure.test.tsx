// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { shell } from '@rebhang-solar/content/pages/shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadFailure } from './load-failure.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** @param loaded the address of the document in which a page at the root did not arrive @returns how often that was loaded anew */
function fail(loaded: string, isOnline = true): () => number {
  const navigation = { name: new URL(loaded, location.href).href } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render(
    <MantineProvider>
      <LoadFailure />
    </MantineProvider>,
  );
  return () => reload.mock.calls.length;
}

test('what fails on the very page of its document is not loaded without end, but when it is asked for', () => {
  const loads = fail('/?suche=a');
  expect(loads()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: shell.loadFailure.reload }));
  expect(loads()).toBe(1);
});

test('a page that did not arrive in the document of another is loaded whole, offline once the line is back', () => {
  expect(fail('/faq')()).toBe(1);
  cleanup();
  const loads = fail('/faq', false);
  const before = loads();
  fireEvent(window, new Event('online'));
  expect(loads() - before).toBe(1);
  cleanup();
  fireEvent(window, new Event('online'));
  expect(loads() - before).toBe(1);
});
