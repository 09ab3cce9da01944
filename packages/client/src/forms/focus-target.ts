import type { MouseEvent } from 'react';

/** For a link within a form: moves focus, and not the address, which the router would act upon. */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
