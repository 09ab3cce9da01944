/** Ways in which a visitor begins to use a page before it has all arrived. */
const signs = ['scroll', 'click', 'keydown', 'focusin'] as const;

/** Waits until the page has arrived and is painted, or until a visitor who is faster begins to use it. */
export async function afterFirstPaint(): Promise<void> {
  const page = document.getElementById('root')?.firstElementChild;
  // Only the development server hands out a document without a page in it.
  if (page == null || isFocused()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, passive: true };
  for (const sign of signs) addEventListener(sign, () => resolve(), { ...options, once: true });
  if (document.readyState === 'complete') afterPaint(resolve);
  else addEventListener('load', () => afterPaint(resolve), { once: true });
  await promise;
}

/** The visitor was faster than the script, or the browser came back to a field. */
function isFocused(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The second frame begins when the first one has been painted. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

/** Lets the browser paint and answer the visitor before it goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
