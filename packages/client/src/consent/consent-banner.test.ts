// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerConsent, consent, isAskingForConsent } from './consent.ts';
import { answerClicks, consentBannerId, drawConsentBanner } from './consent-banner.ts';

let measured: ResizeObserverCallback | undefined;
let watched: Element[];

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: ResizeObserverCallback) {
      measured = callback;
    }
    observe = (element: Element) => watched.push(element);
    disconnect = () => {
      watched = [];
    };
  },
);

answerClicks();

beforeEach(() => {
  watched = [];
  document.body.innerHTML = `
    <section id="${consentBannerId}" hidden>
      <button data-consent="declined">Ablehnen</button>
      <button data-consent="accepted"><b>Annehmen</b></button>
    </section>
    <button data-consent="ask">Cookies</button>
    <p>Text</p><textarea></textarea><input>`;
});

const banner = () => document.getElementById(consentBannerId);
const click = (selector: string) => fireEvent.click(document.querySelector(selector) as Element);

test('the banner is there until it is answered, and again when it is asked for', () => {
  drawConsentBanner();
  const seen = [banner()?.hidden];
  for (const selector of ['p', 'b', '[data-consent="ask"]', '[data-consent="declined"]']) {
    click(selector);
    seen.push(banner()?.hidden);
  }
  expect(seen).toEqual([false, false, true, false, true]);
  expect([consent(), isAskingForConsent()]).toEqual(['declined', false]);
  click('b');
  expect(consent()).toBe('accepted');
});

test('an answer is taken before the page is hydrated, when no click comes further than its root', () => {
  document.body.addEventListener('click', (event) => event.stopImmediatePropagation(), true);
  answerConsent('accepted');
  click('[data-consent="declined"]');
  expect(consent()).toBe('declined');
});

test('what has the focus is kept above the banner, one banner at a time, and a text box brought whole into view', () => {
  drawConsentBanner();
  drawConsentBanner();
  expect(watched).toEqual([banner()]);
  const size = { borderBoxSize: [{ blockSize: 120 }] } as unknown as ResizeObserverEntry;
  measured?.([size], {} as ResizeObserver);
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('calc(1rem + 120px)');
  const brought: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    brought.push([this.tagName, how]);
  });
  for (const name of ['input', 'textarea'])
    fireEvent.focusIn(document.querySelector(name) as Element);
  expect(brought).toEqual([['TEXTAREA', { block: 'nearest' }]]);
});

test('a document without a banner is drawn as it is', () => {
  document.body.innerHTML = '';
  drawConsentBanner();
  expect(watched).toEqual([]);
});
