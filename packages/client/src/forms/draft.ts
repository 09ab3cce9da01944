import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import {
  blankValues,
  type FormDefinition,
  type FormFields,
  type FormInput,
  type FormValues,
  fieldNames,
} from './form-definition.ts';
import { draftKey, formId } from './form-id.ts';
import type { FormName } from './form-outcome.ts';
import { firstIdempotencyKey, type IdempotencyKey, nextIdempotencyKey } from './idempotency-key.ts';
import { prefilled } from './starting-values.ts';

/** How long typing rests before the draft is written, in ms. */
const pause = 300;

/**
 * Keeps a form's draft together with the idempotency key of its last submission, or of the first to come: a moment
 * after the last change, and at once when the page is left.
 */
export function useDraft<Input extends FormInput>(definition: FormDefinition<Input>) {
  const { name, table } = definition;
  const { search } = useLocation();
  const keptOf = (values: FormInput) =>
    draftValues(table.fields, values, prefilled(definition, search));
  const key = useRef<IdempotencyKey>(undefined);
  const save = useDebouncedCallback(
    (values: FormValues<Input>) => {
      key.current ??= firstIdempotencyKey();
      writeDraft(name, keptOf(values), key.current, search);
    },
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

    /**
     * The key to send these fields with. It is stored, beside what was typed, before anything is sent.
     */
    keyFor(fields: Input, values: FormValues<Input>): string {
      const kept = JSON.stringify(keptOf(fields));
      key.current = nextIdempotencyKey(key.current, { sent: JSON.stringify(fields), kept });
      save(values);
      save.flush();
      return key.current.id;
    },

    /** After the server has seen the key with other content: the next submission gets a new one. */
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

const storedDraft = z.object({
  values: z.record(z.string(), z.string()),
  /** The query of the page on which it was typed: what a link there fills in is part of the values already. */
  link: z.string().optional(),
  key: z.object({ id: z.uuid(), kept: z.string().optional() }).optional(),
});

/** What survives a reload, in this tab and until it is closed. */
type Draft = z.infer<typeof storedDraft>;

/**
 * The part of the values that a draft keeps: nothing secret, and only what was changed.
 *
 * @param link what the address of the page has filled in; the next link takes its place
 */
export function draftValues<Input extends FormInput>(
  fields: FormFields<Input>,
  values: FormInput,
  link: Partial<Record<string, string>> = {},
): Draft['values'] {
  const blank = blankValues(fields);
  const kept: Draft['values'] = {};
  for (const name of fieldNames(fields)) {
    const value = values[name];
    if (fields[name].secret || typeof value !== 'string' || value === blank[name]) continue;
    if (value === link[name]) continue;
    kept[name] = value;
  }
  return kept;
}

/** The stored draft of a form, if there is one that can be read. */
export function readDraft(form: FormName): Draft | undefined {
  return withStorage((storage) => {
    const stored = storage.getItem(storageKey(form));
    return stored === null ? undefined : storedDraft.parse(JSON.parse(stored));
  });
}

/** Keeps a draft, or removes it when there is nothing to keep. */
export function writeDraft(
  form: FormName,
  values: Draft['values'],
  key: IdempotencyKey | undefined,
  link: string,
): void {
  if (Object.keys(values).length === 0) {
    clearDraft(form);
    return;
  }
  const draft: Draft = { values, link, key: key && { id: key.id, kept: key.kept } };
  withStorage((storage) => storage.setItem(storageKey(form), JSON.stringify(draft)));
}

export function clearDraft(form: FormName): void {
  withStorage((storage) => storage.removeItem(storageKey(form)));
}

const storageKey = (form: FormName) => draftKey(formId(form));

/** A draft is a convenience: storage that is forbidden, full or garbled must not stop a form. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
