import { answerConsent, isAskingForConsent, reopenConsent, subscribeToConsent } from './consent.ts';

/** The id of the banner's element, which is part of every document. */
export const consentBannerId = 'cookie-banner';

let observer: ResizeObserver | undefined;

/** Shows the banner for as long as the visitor is asked. */
export function drawConsentBanner(): void {
  const banner = document.getElementById(consentBannerId);
  if (banner === null) return;
  banner.hidden = !isAskingForConsent();
  observer ??= new ResizeObserver(keepFocusAbove);
  observer.disconnect();
  observer.observe(banner);
}

/**
 * Sets the page's scroll padding to the banner's height, so that nothing with the focus is below it. Not by a custom
 * property: it would be inherited, and every element's styles be computed anew.
 */
function keepFocusAbove([entry]: ResizeObserverEntry[]): void {
  const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
  document.documentElement.style.scrollPaddingBlockEnd = `calc(1rem + ${height}px)`;
}

/** The browser itself brings only the caret of a text box into view, and leaves the rest below the banner. */
function bringFocusIntoView({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** Follows the buttons that carry `data-consent`: the two answers, and the one that asks again. */
export function answerClicks(): void {
  subscribeToConsent(drawConsentBanner);
  document.addEventListener('focusin', bringFocusIntoView);
  // In the capture phase: until the page is hydrated, events are stopped at its root (entry-client.tsx).
  addEventListener('click', followButton, { capture: true });
}

function followButton({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
  const chosen = button?.dataset.consent;
  if (chosen === 'accepted' || chosen === 'declined') answerConsent(chosen);
  if (chosen === 'ask') reopenConsent();
}
