// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { faqOverview } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../../components/use-hydrated.ts';
import { Component, handle } from './faq-page.tsx';

const { search } = faqPage;
let asked: string[];

beforeEach(() => {
  asked = [];
  // The index of the sections does not arrive: the questions are searched without it.
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('', { status: 503 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address = '/faq', isHydrated = true) {
  const router = createMemoryRouter([{ path: '*', Component, handle }], {
    initialEntries: [address],
  });
  render(
    <MantineProvider>
      <HydratedContext value={isHydrated}>
        <RouterProvider router={router} />
      </HydratedContext>
    </MantineProvider>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: search.label });
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shown = () => document.querySelectorAll('section li h3').length;
const status = () => screen.getByRole('status').textContent;
const groups = () => screen.queryByRole('navigation', { name: faqPage.groups });

test('while one types the questions that match are left, counted in a sentence, and Escape brings all back', () => {
  const field = open();
  expect([shown(), status(), asked]).toEqual([faqOverview.length, '', []]);
  expect(groups()).not.toBeNull();
  expect([field.maxLength, field.getAttribute('enterkeyhint')]).toEqual([100, 'search']);
  type(field, ' Versicherung ');
  const left = shown();
  expect([left > 0, left < faqOverview.length]).toEqual([true, true]);
  expect(status()).toMatch(new RegExp(`^${left} von .* zu „Versicherung“\\.$`));
  expect(groups()).toBeNull();
  fireEvent.keyDown(field, { key: 'a' });
  expect(field.value).toBe(' Versicherung ');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([field.value, shown(), status()]).toEqual(['', faqOverview.length, '']);
});

test('what nothing answers leads on to all questions, and its empty field is typed on', () => {
  const field = open();
  expect(screen.queryByRole('link', { name: search.clear })).toBeNull();
  type(field, 'Xylophon');
  expect([shown(), status()]).toEqual([0, 'Zu „Xylophon“ haben wir hier keine Antwort.']);
  expect(screen.getByRole('link', { name: search.all(faqOverview.length) })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: search.clear }));
  expect([field.value, shown(), document.activeElement]).toEqual(['', faqOverview.length, field]);
  type(field, 'Xylophon');
  fireEvent.click(screen.getByRole('link', { name: search.all(faqOverview.length) }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('an index of the sections that did not arrive is asked for again with the next term', async () => {
  const field = open();
  for (const [index, term] of ['Speicher', 'Dach'].entries()) {
    type(field, term);
    await waitFor(() => expect(asked).toHaveLength(index + 1));
    type(field, '');
  }
});

test('„Enter“ puts a phone’s keyboard away and loads nothing', () => {
  const field = open();
  type(field, 'Speicher');
  field.focus();
  expect(fireEvent.submit(field.form as HTMLFormElement)).toBe(false);
  expect(document.activeElement).not.toBe(field);
});

test('without the application the term stands in an address, whose page is searched and has a button', () => {
  const field = open('/faq?suche=Xylophon', false);
  expect([field.value, field.name, shown()]).toEqual(['Xylophon', 'suche', 0]);
  expect([field.form?.method, field.form?.getAttribute('action')]).toEqual(['get', '/faq']);
  expect(screen.getByRole('button', { name: search.submit })).toBeTruthy();
  cleanup();
  open();
  expect(screen.queryByRole('button', { name: search.submit })).toBeNull();
});
