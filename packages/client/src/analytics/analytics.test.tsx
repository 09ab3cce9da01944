// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerConsent } from '../consent/consent.ts';
import { startAnalytics, stopAnalytics } from './analytics.ts';
import { AnalyticsSync } from './analytics-sync.tsx';
import { measureVisit } from './measure-visit.ts';

const id = 'G-TEST';
const scripts = () => document.querySelectorAll('script[src*="googletagmanager"]');
const isDisabled = () => Reflect.get(window, `ga-disable-${id}`);

/** The commands of one kind in the queue of the tag service. */
const sent = (command: string) =>
  (window.dataLayer ?? [])
    .map((entry) => [...(entry as IArguments)])
    .filter(([first]) => first === command);

beforeEach(() => {
  // Its script counts as arrived.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = '';
});

afterEach(() => {
  cleanup();
  stopAnalytics(id);
});

test('the tag service is fetched once, sends no page by itself and keeps its cookies on this host', () => {
  startAnalytics(id);
  startAnalytics(id);
  expect(scripts()).toHaveLength(1);
  expect(sent('config')).toEqual([
    ['config', id, { send_page_view: false, cookie_domain: 'none' }],
  ]);
  expect(sent('event')).toHaveLength(1);
});

test('whoever changes their mind is measured no more, and again after another change', () => {
  startAnalytics(id);
  stopAnalytics(id);
  expect([isDisabled(), scripts().length, window.gtag]).toEqual([true, 0, undefined]);
  startAnalytics(id);
  expect([isDisabled(), scripts().length]).toEqual([false, 1]);
});

test('a page is reported when another one is opened, not when only its query or section changes', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AnalyticsSync /> }]);
  startAnalytics(id);
  const before = sent('event').length;
  render(<RouterProvider router={router} />);
  const pages = () =>
    sent('event')
      .slice(before)
      .map(([, , given]) => given.page_path);
  await act(() => router.navigate('/?art=gewerbe#liste'));
  expect(pages()).toEqual([]);
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/'));
  expect(pages()).toEqual(['/faq', '/']);
});

test('a click on what stands in a measured link is reported by its name, category and label', () => {
  document.head.innerHTML = `<meta name="analytics-id" content="${id}">`;
  document.body.innerHTML =
    '<a data-event="download" data-event-category="document" data-event-label="pdf"><b>x</b></a><i></i>';
  measureVisit();
  fireEvent.click(document.querySelector('b') as Element);
  expect(window.gtag).toBeUndefined();
  answerConsent('accepted');
  for (const name of ['i', 'b']) fireEvent.click(document.querySelector(name) as Element);
  expect(sent('event').slice(1)).toMatchObject([
    ['event', 'download', { event_category: 'document', event_label: 'pdf' }],
  ]);
});
