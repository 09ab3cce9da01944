import { z } from 'zod';
import {
  blankValues,
  type FormControls,
  type FormInput,
  type FormValues,
  fieldNames,
} from './form-definition.ts';
import { draftKey, formId } from './form-id.ts';
import type { FormName } from './form-outcome.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

const storedDraft = z.object({
  values: z.record(z.string(), z.string()),
  /** The query of the page on which it was typed: what a link there says is part of the values already. */
  link: z.string().optional(),
  key: z.object({ id: z.uuid(), kept: z.string() }).optional(),
});

/** What survives a reload, in this tab and until it is closed. */
export type Draft = z.infer<typeof storedDraft>;

/**
 * The part of the values that a draft keeps: nothing secret, and only what was changed.
 *
 * @param link what the address of the page has filled in; the next link takes its place
 */
export function draftValues<Input extends FormInput>(
  controls: FormControls<Input>,
  values: FormValues<Input>,
  link: Partial<Record<string, string>> = {},
): Draft['values'] {
  const blank = blankValues(controls);
  const kept: Draft['values'] = {};
  for (const name of fieldNames(controls)) {
    const value = values[name];
    if (controls[name].secret || typeof value !== 'string' || value === blank[name]) continue;
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
