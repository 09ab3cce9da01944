import { useLocalStorage } from '@mantine/hooks';

const prefix = 'desk-note-';

/** What is typed for a request, on this device until an action on its page stores it or its user signs out. */
export function useNoteDraft(reference: string) {
  const key = prefix + reference;
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

export function forgetDrafts(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
