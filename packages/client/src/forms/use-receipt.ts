import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import { type FormDefinition, type FormInput, fieldNames } from './form-definition.ts';
import type { FormOutcome } from './form-outcome.ts';
import { sendFailure } from './send-failure.ts';
import type { Receipt, SubmitMutation } from './use-sending.ts';

/** The text fields of a request as they were sent; nothing else remembers them. */
export type SentValues = { [name: string]: string };

/**
 * The result of the last attempt to send; it stays in the page until the next one. Its notice takes the
 * focus, or the summary of errors where the server named fields.
 */
export function useReceipt<Input extends FormInput>(
  { controls }: FormDefinition<Input>,
  { status, data, variables, error }: SubmitMutation<Input>,
  posted: FormOutcome | undefined,
  summaryRef: RefObject<HTMLDivElement | null>,
) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'success') bringIntoView(noticeRef.current);
    if (status === 'error') bringIntoView(summaryRef.current ?? noticeRef.current);
  }, [status, summaryRef]);

  const names = fieldNames(controls);
  const stored: { receipt?: Receipt; sent?: SentValues } = data
    ? { receipt: data, sent: textsOf(variables, names) }
    : { receipt: posted?.receipt, sent: posted?.values };
  return {
    ...stored,
    /** Why nothing was stored: a German sentence. */
    failure: status === 'error' ? sendFailure(error, names).reason : posted?.failure,
    noticeRef,
  };
}

function textsOf(sent: Partial<FormInput> | undefined, names: readonly string[]): SentValues {
  const texts: SentValues = {};
  for (const name of names) {
    const value = sent?.[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}
