/** What a link's `#…` names on this page. */
export function targetOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash.slice(1));
}

/** Opens what the target is folded into, and what asks for it within the target: the form of the contact section. */
export function openTarget(hash: string): void {
  const target = targetOf(hash);
  for (const fold of [
    target?.closest('details'),
    target?.querySelector('details[data-opened-by-link]'),
  ]) {
    fold?.setAttribute('open', '');
  }
}
