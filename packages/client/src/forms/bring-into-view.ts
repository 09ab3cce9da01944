/**
 * Gives the focus to a notice and puts its beginning into view, below the header and the toast that
 * comes with it (`scroll-margin` of the notice). The browser alone would only see to it that some of it shows.
 */
export function bringIntoView(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'start' });
}
