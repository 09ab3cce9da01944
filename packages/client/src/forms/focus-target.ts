import type { MouseEvent } from 'react';
import { bringIntoView } from './bring-into-view.ts';

/** For a link within a form: moves focus, and not the address, which the router would act upon. */
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
