import type { FormOutcome } from '@rebhang-solar/server/rendering';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import { type FormDefinition, type FormInput, fieldNames } from './form-definition.ts';
import { type SendFailure, sendFailure } from './send-failure.ts';
import type { LastSending, Receipt } from './use-sending.ts';

/** The text fields of a request as they were sent. */
export type SentValues = { [name: string]: string };

/**
 * The result of the last attempt to send; it stays until the next one. When it arrives, its notice takes the
 * focus, or the summary of errors where the server named fields. One that was there when the page was opened
 * takes nothing.
 *
 * @param onStored the form may be emptied
 * @param onRefused gets why, and what the server says about single fields
 */
export function useReceipt<Input extends FormInput>(
  { controls }: FormDefinition<Input>,
  last: LastSending<Input> | undefined,
  posted: FormOutcome | undefined,
  summaryRef: RefObject<HTMLDivElement | null>,
  onStored: () => void,
  onRefused: (failure: SendFailure) => void,
) {
  const noticeRef = useRef<HTMLDivElement>(null);
  const names = fieldNames(controls);
  const { status, data, variables, error, submittedAt } = last ?? {};
  const failure = status === 'error' ? sendFailure(error, names) : undefined;
  const result =
    status === 'success' || status === 'error' ? `${status} ${submittedAt}` : undefined;
  const [atFirst] = useState(result);
  const [handled, setHandled] = useState<string>();
  const handle = useEffectEvent((arrived: string | undefined) => {
    setHandled(arrived);
    if (status === 'success') onStored();
    if (failure) onRefused(failure);
  });
  useEffect(() => handle(result), [result]);
  // After that, so that the summary of errors is there before it takes the focus.
  const show = useEffectEvent((shown: string | undefined) => {
    if (shown && shown !== atFirst) bringIntoView(summaryRef.current ?? noticeRef.current);
  });
  useEffect(() => show(handled), [handled]);

  const stored: { receipt?: Receipt; sent?: SentValues } = data
    ? { receipt: data, sent: textsOf(variables, names) }
    : { receipt: posted?.receipt, sent: posted?.values };
  return {
    ...stored,
    /** Why nothing was stored: a German sentence. */
    failure: failure ? failure.reason : posted?.failure,
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
