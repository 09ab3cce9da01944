// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { shell } from '@rebhang-solar/content/pages/shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../components/use-hydrated.ts';
import { showToast } from './show-toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  act(() => notifications.clean());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  render(
    <MantineProvider>
      <HydratedContext value>
        <input />
        <Toaster />
      </HydratedContext>
    </MantineProvider>,
  );
  return { field: screen.getByRole('textbox'), region: screen.getByRole('region') };
}

const close = () => screen.getByRole('button', { name: shell.closeNotification });
const titles = () => screen.queryAllByText('Gesendet').length;

test('F8 leads to the toast, and calls the last one back; another key does neither', async () => {
  const { field, region } = open();
  expect([region.getAttribute('aria-label'), region.getAttribute('aria-live')]).toEqual([
    shell.notifications,
    'polite',
  ]);
  act(() => showToast({ title: 'Gesendet', message: 'Danke' }));
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'F7' });
  expect(document.activeElement).toBe(field);
  // The browser's own meaning of the key is not wanted.
  expect(fireEvent.keyDown(field, { key: 'F8' })).toBe(false);
  expect([document.activeElement, titles()]).toEqual([region, 1]);
  fireEvent.click(close());
  await waitFor(() => expect(titles()).toBe(0));
  act(() => fireEvent.keyDown(field, { key: 'F8' }));
  expect(titles()).toBe(1);
  expect(screen.getByText('Danke')).toBeDefined();
});

test('when a toast with the focus goes, the focus returns; elsewhere it stays', async () => {
  const { field, region } = open();
  act(() => showToast({ title: 'Gesendet' }));
  act(() => field.focus());
  act(() => region.focus());
  act(() => close().focus());
  fireEvent.click(close());
  await waitFor(() => expect(titles()).toBe(0));
  expect(document.activeElement).toBe(field);
  const other = document.body.appendChild(document.createElement('button'));
  act(() => showToast({ title: 'Gesendet' }));
  act(() => other.focus());
  fireEvent.click(close());
  await waitFor(() => expect(titles()).toBe(0));
  expect(document.activeElement).toBe(other);
  other.remove();
});

/** Moves a finger over the toast, and lifts it, or has it taken away by the browser. @returns where the toast is meanwhile */
function swipe(distance: number, end: 'pointerup' | 'pointercancel' = 'pointerup') {
  const region = screen.getByRole('region');
  const at = (target: EventTarget, type: string, clientX: number) =>
    act(() => {
      const event = new Event(type, { bubbles: true });
      target.dispatchEvent(
        Object.assign(event, { button: 0, pointerId: 1, clientX, clientY: 100 }),
      );
    });
  at(region, 'pointerdown', 300);
  at(document, 'pointermove', 300 + distance);
  const translated = [...region.querySelectorAll<HTMLElement>('[style*="translate:"]')].map(
    ({ style }) => style.translate,
  );
  at(document, end, 300 + distance);
  return translated[0];
}

test.each([
  [50, 'pointerup', '50px', 0],
  [49, 'pointerup', '49px', 1],
  [-80, 'pointerup', '0px', 1],
  [80, 'pointercancel', '80px', 1],
] as const)(
  'a finger that moves a toast by %i px until %s takes it along by %s, and leaves %i',
  (distance, end, along, left) => {
    vi.useFakeTimers();
    open();
    act(() => showToast({ title: 'Gesendet' }));
    expect(swipe(distance, end)).toBe(along);
    act(() => vi.advanceTimersByTime(1_000));
    expect(titles()).toBe(left);
  },
);

test('a toast goes by itself after five seconds', () => {
  vi.useFakeTimers();
  open();
  act(() => showToast({ title: 'Gesendet' }));
  act(() => vi.advanceTimersByTime(4_999));
  expect(titles()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  act(() => vi.advanceTimersByTime(0));
  expect(titles()).toBe(0);
});
