const prefix = 'desk-note-';

/** Notes that are not written yet, on this device until they are, or until its user signs out. */
export const draftKey = (reference: string) => prefix + reference;

export function forgetDraft(reference: string): void {
  localStorage.removeItem(draftKey(reference));
}

export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
