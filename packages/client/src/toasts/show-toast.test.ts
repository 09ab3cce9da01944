import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallToast, showToast } from './show-toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

function visible() {
  return notificationsStore.getState().notifications.map(({ title }) => title);
}

function removeVisible() {
  for (const { id } of notificationsStore.getState().notifications) {
    if (id !== undefined) notifications.hide(id);
  }
}

test('a new toast takes the place of the one before', () => {
  showToast({ title: 'Erste' });
  showToast({ title: 'Zweite' });
  expect(visible()).toEqual(['Zweite']);
  expect(notificationsStore.getState().queue).toEqual([]);
});

test('a removed toast can be called back', () => {
  showToast({ title: 'Gesendet' });
  removeVisible();
  expect(visible()).toEqual([]);
  recallToast();
  expect(visible()).toEqual(['Gesendet']);
});

test('after 1,000,000 ms a removed toast is gone for good', () => {
  showToast({ title: 'Gesendet' });
  removeVisible();
  // Removed again, it is kept for as long again.
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(999_999);
    recallToast();
    expect(visible()).toEqual(['Gesendet']);
    removeVisible();
  }
  vi.advanceTimersByTime(1_000_000);
  recallToast();
  expect(visible()).toEqual([]);
});

test('only a failure interrupts what is being read out, and is red', () => {
  showToast({ title: 'Fehler', destructive: true });
  expect(notificationsStore.getState().notifications[0]).toMatchObject({
    role: 'alert',
    'data-destructive': true,
  });
  showToast({ title: 'Gesendet' });
  expect(notificationsStore.getState().notifications[0]).toMatchObject({
    role: 'group',
    'data-destructive': undefined,
  });
});
