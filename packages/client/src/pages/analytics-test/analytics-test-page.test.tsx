// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { analyticsTestPage as words } from '@rebhang-solar/content/pages/analytics-test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent } from '../../consent/consent.ts';
import { Component } from './analytics-test-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="analytics-id" content="G-TEST">';
});

afterEach(() => {
  cleanup();
  delete window.gtag;
  delete window.dataLayer;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <MantineProvider>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </MantineProvider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const values = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const reason = () => document.querySelector<HTMLElement>('[style*="visibility: visible"]');

test('a second after opening it says what is there, and why nothing is', () => {
  answerConsent('declined');
  open();
  pass(999);
  expect(values()[0]).toBe(words.checking);
  expect(reason()).toBeNull();
  pass(1);
  expect(values()).toEqual(['G-TEST', words.missing, words.missing, words.incomplete]);
  expect(reason()?.textContent).toBe(words.noConsent);
  expect(screen.queryByText(words.sendTestEvent)).toBeNull();
  document.head.innerHTML = '';
  fireEvent.click(screen.getByText(words.recheck));
  expect(values()[0]).toBe(words.noId);
  expect(reason()?.textContent).toBe(words.switchedOff);
});

test('what is loaded can be tried by an event, of which the visitor is told', () => {
  const sent: unknown[][] = [];
  window.dataLayer = [];
  open();
  pass(1000);
  expect(values()).toEqual(['G-TEST', words.found, words.missing, words.incomplete]);
  window.gtag = (...command) => sent.push(command);
  fireEvent.click(screen.getByText(words.recheck));
  expect(values()).toEqual(['G-TEST', words.found, words.found, words.complete]);
  expect(reason()).toBeNull();
  const told = vi.fn();
  vi.stubGlobal('alert', told);
  window.alert = told;
  fireEvent.click(screen.getByText(words.sendTestEvent));
  expect(sent).toMatchObject([
    ['event', 'test_event', { event_category: 'analytics_test', event_label: 'button_click' }],
  ]);
  expect(told.mock.calls).toEqual([[words.sent]]);
});
