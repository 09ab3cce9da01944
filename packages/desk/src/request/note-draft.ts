import { useLocalStorage } from '@mantine/hooks';

const prefix = 'desk-note-';

/** Notes that are not written yet, on this device until they are, or until its user signs out. */
const draftKey = (reference: string) => prefix + reference;

/** What is typed for a request. Any action on its page stores it, as a note of its own. */
export function useNoteDraft(reference: string) {
  const key = draftKey(reference);
  const [text, setText, remove] = useLocalStorage({
    key,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  /** Once it is stored. What was typed meanwhile stays. */
  const forget = (stored: string) => {
    if (JSON.parse(localStorage.getItem(key) ?? '""').trim() === stored) remove();
  };
  return { text, setText, remove, forget };
}
export type NoteDraft = ReturnType<typeof useNoteDraft>;

export function forgetDraft(reference: string): void {
  localStorage.removeItem(draftKey(reference));
}

export function forgetDrafts(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
