import { draftKey } from './forms/form-id.ts';

/** Ways in which a visitor begins to use a page. */
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Calls back once, at the first sign of use; where a page is nothing without the application, when it stands. */
export function firstUse(start: () => void): void {
  // The answer to a form that the browser posted: the application would show the form without it.
  if (document.querySelector('[data-answer]')) return;
  if (isUsedAlready()) {
    start();
    return;
  }
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const onSign = () => {
    controller.abort();
    start();
  };
  for (const sign of signs) addEventListener(sign, onSign, options);
  // Not before: text, typeface and pictures of the page itself come first.
  if (needsApplication()) addEventListener('load', onSign, options);
}

/** The visitor was faster than the script, or the browser came back to a field. */
function isUsedAlready(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function needsApplication(): boolean {
  // Only the development server hands out a document without a page in it.
  if (document.getElementById('root')?.firstElementChild == null) return true;
  if (document.querySelector('[data-needs-application]')) return true;
  try {
    return [...document.forms].some(({ id }) => sessionStorage.getItem(draftKey(id)) !== null);
  } catch {
    return false;
  }
}
