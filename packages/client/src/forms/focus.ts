import type { MouseEvent } from 'react';

/**
 * Gives the focus to something to be read and puts its beginning at the top of the window, below what
 * covers that (its `scroll-margin`). Focus alone would only scroll until some of it shows.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** For a link to a field: moves the focus but not the address, which the router would act upon. */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  targetOf(event)?.focus();
}

/** The same for a link to a part of the form, whose beginning is put at the top of the window. */
export function showTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  bringIntoView(targetOf(event));
}

function targetOf({ currentTarget }: MouseEvent<HTMLAnchorElement>): HTMLElement | null {
  return document.getElementById(currentTarget.hash.slice(1));
}
