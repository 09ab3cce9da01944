import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, draftValues, readDraft, writeDraft } from './draft.ts';
import type { FormDefinition, FormInput, FormValues } from './form-definition.ts';
import { type IdempotencyKey, nextIdempotencyKey } from './idempotency-key.ts';
import { prefilled } from './prefill.ts';

/** How long typing rests before the draft is written, in ms. */
const pause = 300;

/**
 * Keeps a form's draft together with the idempotency key of its last sending: a moment after the last
 * change, and at once when the page goes away.
 */
export function useDraft<Input extends FormInput>(definition: FormDefinition<Input>) {
  const { name, controls } = definition;
  const { search } = useLocation();
  const keptOf = (values: FormValues<Input>) =>
    draftValues(controls, values, prefilled(definition, search));
  const key = useRef<IdempotencyKey>(undefined);
  const save = useDebouncedCallback(
    (values: FormValues<Input>) => writeDraft(name, keptOf(values), key.current, search),
    { delay: pause, flushOnUnmount: true },
  );
  useWindowEvent('pagehide', () => save.flush());

  return {
    save,

    /** The stored draft, if there is one. From now on its key counts. */
    restore() {
      const stored = readDraft(name);
      key.current ??= stored?.key;
      return stored;
    },

    /** The key to send these values with. It is stored before anything is sent. */
    keyFor(values: FormValues<Input>): string {
      const kept = JSON.stringify(keptOf(values));
      key.current = nextIdempotencyKey(key.current, { sent: JSON.stringify(values), kept });
      save(values);
      save.flush();
      return key.current.id;
    },

    /** After the server has seen the key with other content: the next sending gets a new one. */
    dropKey(values: FormValues<Input>) {
      key.current = undefined;
      save(values);
    },

    clear() {
      key.current = undefined;
      save.cancel();
      clearDraft(name);
    },
  };
}
