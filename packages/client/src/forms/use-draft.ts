import { useEffect, useRef } from 'react';
import type { Attempt } from './attempt.ts';
import { clearDraft, draftValues, writeDraft } from './draft.ts';
import type { FormDefinition, FormInput, FormValues } from './form-definition.ts';

/** How long typing rests before the draft is written. */
const pause = 300;

/** Writes a form's draft a moment after the last change, and at once when the page goes away. */
export function useDraft<Input extends FormInput>({ name, controls }: FormDefinition<Input>) {
  const waiting = useRef<{ timer: number; write: () => void }>(undefined);

  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const flush = () => {
    const write = waiting.current?.write;
    drop();
    write?.();
  };
  const latestFlush = useRef(flush);

  useEffect(() => {
    const leave = () => latestFlush.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    schedule(values: FormValues, attempt: Attempt | undefined) {
      drop();
      const write = () => writeDraft(name, draftValues(controls, values), attempt);
      waiting.current = { write, timer: window.setTimeout(flush, pause) };
    },
    flush,
    clear() {
      drop();
      clearDraft(name);
    },
  };
}
