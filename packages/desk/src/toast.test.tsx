// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDesk, textsOf } from './testing/open-desk.tsx';
import { showToast } from './toast.tsx';

const toasts = () => textsOf('section[aria-label] [role=alert], section[aria-label] [role=status]');

test('of toasts there is one, which says how urgent it is, and goes after ten seconds', async () => {
  openDesk('/', {}, ['setTimeout', 'clearTimeout']);
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  for (let turns = 0; document.querySelector('main') === null && turns < 500; turns++)
    await pass(1);
  await act(() => showToast({ title: 'Gespeichert', message: 'Bei Anna' }));
  expect(toasts()).toEqual(['GespeichertBei Anna']);
  expect(document.querySelector('[data-destructive]')).toBeNull();
  await act(() => showToast({ title: 'Nicht gespeichert', isFailure: true }));
  await pass(1);
  expect(toasts()).toEqual(['Nicht gespeichert']);
  expect(screen.getByRole('alert').dataset.destructive).toBe('true');
  expect(screen.getByRole('alert').querySelector('button')?.getAttribute('aria-label')).toBe(
    'Schließen',
  );
  await pass(9_900);
  expect(toasts()).toEqual(['Nicht gespeichert']);
  await pass(200);
  expect(toasts()).toEqual([]);
  const run = vi.fn();
  await act(() => showToast({ title: 'Erledigt', action: { label: 'Zurücknehmen', run } }));
  expect(toasts()).toEqual(['ErledigtZurücknehmen']);
  fireEvent.click(screen.getByText('Zurücknehmen'));
  await pass(1);
  expect(toasts()).toEqual([]);
  expect(run).toHaveBeenCalledTimes(1);
});
