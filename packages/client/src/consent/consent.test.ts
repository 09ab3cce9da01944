// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As in a tab that was just opened. */
const opened = () => import('./consent.ts');

test.each([
  [undefined, undefined, true],
  ['accepted', 'accepted', false],
  ['declined', 'declined', false],
  ['yes', undefined, true],
])('what is stored as %s counts as %s, and asks: %s', async (stored, answer, isAsking) => {
  if (stored) localStorage.setItem('cookieConsent', stored);
  const { consent, isAskingForConsent } = await opened();
  expect([consent(), isAskingForConsent()]).toEqual([answer, isAsking]);
});

test('whoever is asked again keeps the answer until another is given', async () => {
  const { answerConsent, consent, isAskingForConsent, reopenConsent } = await opened();
  answerConsent('accepted');
  reopenConsent();
  expect([consent(), isAskingForConsent()]).toEqual(['accepted', true]);
  answerConsent('declined');
  expect([consent(), isAskingForConsent()]).toEqual(['declined', false]);
});

test('an answer in another tab counts here too, as does its erasure; other things stored do not', async () => {
  const { consent, isAskingForConsent, subscribeToConsent } = await opened();
  const seen: unknown[] = [];
  subscribeToConsent(() => seen.push([consent(), isAskingForConsent()]));
  const inOtherTab = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  localStorage.setItem('cookieConsent', 'declined');
  inOtherTab('desk-keys');
  inOtherTab('cookieConsent');
  localStorage.clear();
  inOtherTab(null);
  expect(seen).toEqual([
    ['declined', false],
    [undefined, true],
  ]);
});

test('where storage is forbidden the answer holds until the page is left', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { answerConsent, consent, isAskingForConsent } = await opened();
  answerConsent('declined');
  expect([consent(), isAskingForConsent()]).toEqual(['declined', false]);
});
