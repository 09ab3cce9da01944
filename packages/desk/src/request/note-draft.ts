const prefix = 'desk-note-';

/** Notes that are not written yet, on this device until they are, or until its user signs out. */
export const draftKey = (reference: string) => prefix + reference;

/** Keeps with the note what was typed elsewhere, and would be lost with the page. */
export function keepInDraft(reference: string, text = ''): void {
  const key = draftKey(reference);
  const draft: string = JSON.parse(localStorage.getItem(key) ?? '""');
  localStorage.setItem(key, JSON.stringify([draft, text].filter(Boolean).join('\n')));
}

export function forgetDraft(reference: string): void {
  localStorage.removeItem(draftKey(reference));
}

export function forgetDrafts(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
