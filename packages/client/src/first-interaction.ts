import { draftKey } from './forms/form-id.ts';

/** Events that begin an interaction with the page. */
const interactions = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Calls back once, at the first interaction; on a page that needs the application, when the page is loaded. */
export function onFirstInteraction(start: () => void): void {
  // In the answer to a posted form the application would replace the answer with an empty form.
  if (document.querySelector('[data-answer]')) return;
  if (hasFocus()) {
    start();
    return;
  }
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const onInteraction = (event: Event) => {
    // A browser invents one, without a movement, for a mouse that rests where the page appears.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return;
    controller.abort();
    // The browser first shows what it does by itself: the menu that opens, the key that was pressed.
    requestAnimationFrame(() => setTimeout(start));
  };
  for (const type of interactions) addEventListener(type, onInteraction, options);
  // Not before: text, typeface and pictures of the page itself come first.
  if (needsApplication()) addEventListener('load', onInteraction, options);
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** The visitor has focused a field before this script ran, or the browser has restored the focus. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function needsApplication(): boolean {
  // Only in development is the document without a prerendered page.
  if (document.getElementById('root')?.firstElementChild == null) return true;
  if (document.querySelector('[data-needs-application]')) return true;
  try {
    return [...document.forms].some(({ id }) => sessionStorage.getItem(draftKey(id)) !== null);
  } catch {
    return false;
  }
}
