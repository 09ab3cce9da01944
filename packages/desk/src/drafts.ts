import { useLocalStorage } from '@mantine/hooks';
import { useSession } from './layout/signed-in.tsx';

const prefix = 'desk-draft-';

/** What a colleague types, on this device until it is stored or they sign out. */
export function useDraft<Value>(name: string, empty: Value) {
  const { user } = useSession();
  const key = `${prefix}${user.name}-${name}`;
  const kept = { key, defaultValue: empty, getInitialValueInEffect: false };
  const [value, set, remove] = useLocalStorage<Value>(kept);
  return { key, value, set, remove };
}

/** What is typed into the note of a request. */
export function useNoteDraft(reference: string) {
  const { key, value, set, remove } = useDraft(`note-${reference}`, '');
  /** Once it is stored. What was typed meanwhile stays. */
  const forget = (stored: string) => {
    if (JSON.parse(localStorage.getItem(key) ?? '""').trim() === stored) remove();
  };
  return { text: value, setText: set, remove, forget };
}
export type NoteDraft = ReturnType<typeof useNoteDraft>;

export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
