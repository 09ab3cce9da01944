// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent } from '../consent/consent.ts';
import { startAnalytics, stopAnalytics } from './analytics.ts';
import { AnalyticsSync } from './analytics-sync.tsx';
import { measureVisit } from './measure-visit.ts';
import { trackEvent } from './track-event.ts';

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
  vi.restoreAllMocks();
  stopAnalytics(id);
  window.history.replaceState(null, '', '/');
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

test('where the visitor is and came from is reported without query and fragment, of every event', () => {
  window.history.replaceState(null, '', '/beratung?name=Ada#kontakt');
  document.title = 'Ihre Anfrage';
  const referrer = vi.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue('https://x.example/suche?q=Ada#eins');
  startAnalytics(id);
  referrer.mockReturnValue('https://x.example/suche#eins');
  trackEvent('test', { category: 'form', label: 'kontakt' });
  const place = {
    page_location: `${location.origin}/beratung`,
    page_referrer: 'https://x.example/suche',
  };
  expect(sent('set')).toEqual([['set', place]]);
  const page = { page_path: '/beratung', page_title: 'Ihre Anfrage' };
  expect(sent('event')).toEqual([
    ['event', 'page_view', { ...place, ...page }],
    ['event', 'test', { ...place, event_category: 'form', event_label: 'kontakt' }],
  ]);
});

test('the commands wait in the queue before the script is asked for, in the kind that it takes', () => {
  startAnalytics('G-A&B');
  expect((window.dataLayer ?? []).map((entry) => Object.prototype.toString.call(entry))).toEqual(
    Array(4).fill('[object Arguments]'),
  );
  expect((window.dataLayer ?? []).map((entry) => (entry as IArguments)[0])).toEqual([
    'js',
    'config',
    'set',
    'event',
  ]);
  const [script] = scripts();
  expect(script?.getAttribute('src')).toBe('https://www.googletagmanager.com/gtag/js?id=G-A%26B');
  expect(script?.hasAttribute('async')).toBe(true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  script?.dispatchEvent(new Event('error'));
  expect(warn.mock.calls).toEqual([['Die Besuchsmessung ließ sich nicht laden.']]);
});

test('with the measuring its cookies go, and no others', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; _ga_TEST=2; sprache=de; x_ga=3');
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  stopAnalytics(id);
  expect(written.mock.calls).toEqual([]);
  startAnalytics(id);
  stopAnalytics(id);
  expect(written.mock.calls).toEqual([
    ['_ga=; path=/; max-age=0'],
    ['_ga_TEST=; path=/; max-age=0'],
  ]);
});

test('without an ID nothing is measured, whatever is agreed to', () => {
  document.head.innerHTML = '<meta name="analytics-id" content="">';
  answerConsent('accepted');
  measureVisit();
  expect([window.gtag, scripts().length]).toEqual([undefined, 0]);
  answerConsent('declined');
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
    '<div><a data-event="download" data-event-category="document" data-event-label="pdf"><b>x</b></a></div><i></i>';
  // Until the page is hydrated no click comes further than its root.
  document
    .querySelector('div')
    ?.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
  measureVisit();
  fireEvent.click(document.querySelector('b') as Element);
  expect(window.gtag).toBeUndefined();
  answerConsent('accepted');
  for (const name of ['i', 'b']) fireEvent.click(document.querySelector(name) as Element);
  expect(sent('event').slice(1)).toMatchObject([
    ['event', 'download', { event_category: 'document', event_label: 'pdf' }],
  ]);
  answerConsent('declined');
  expect(window.gtag).toBeUndefined();
});
