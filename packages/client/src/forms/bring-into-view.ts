/**
 * Gives the focus to something to be read and puts its beginning at the top of the window, below what
 * covers that (its `scroll-margin`). The browser alone would only see to it that some of it shows.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
