import { failureReasons } from '@rebhang-solar/content/forms/shared';
import { privacyVersion } from '@rebhang-solar/content/privacy';
import type { FormOutcome } from '@rebhang-solar/server/rendering';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { getMutationKey } from '@trpc/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { showToast } from '../toasts/show-toast.ts';
import { type AppRouter, type RouterInputs, type RouterOutputs, trpc } from '../trpc.tsx';
import { bringIntoView } from './focus.ts';
import { type FormDefinition, type FormInput, fieldNames } from './form-definition.ts';
import type { FormName } from './form-outcome.ts';

/** What the server answers when a submission is stored. */
export type Receipt = RouterOutputs[FormName]['submit'];

/** What travels beside the visitor's fields. */
type Envelope = Pick<
  RouterInputs['contact']['submit'],
  'submissionId' | 'privacyVersion' | 'formStartedAt' | 'website'
>;

/** The part of `trpc.<form>.submit.useMutation()` that a form needs. */
export type SubmitMutation<Input> = {
  mutateAsync: (submission: Input & Envelope) => Promise<Receipt>;
};

/** The text fields of a submission as they were sent. */
export type SentValues = { [name: string]: string };

/**
 * Submits a form by its tRPC mutation: the same content under the same key, however often it is tried.
 * The last submission is found in the cache of mutations, whichever page it was started on: it goes on when
 * the visitor leaves the form, and is shown again on coming back. When its result arrives, the receipt or the
 * failure takes the focus, or the summary of errors where the server named fields.
 *
 * @param posted what came of the form when a browser without JavaScript posted it
 * @param onStored the form may be emptied
 * @param onFailed called with the reason and the errors of single fields
 */
export function useSubmit<Input extends FormInput>(
  { name, table, event }: FormDefinition<Input>,
  mutation: SubmitMutation<Input>,
  {
    posted,
    formRef,
    summaryRef,
    clearDraft,
    onStored,
    onFailed,
  }: {
    posted: FormOutcome | undefined;
    formRef: RefObject<HTMLFormElement | null>;
    summaryRef: RefObject<HTMLDivElement | null>;
    clearDraft: () => void;
    onStored: () => void;
    onFailed: (failure: SubmitFailure) => void;
  },
) {
  const noticeRef = useRef<HTMLDivElement>(null);
  const touchedAt = useRef<number>(undefined);
  const queryClient = useQueryClient();
  const mutationKey = getMutationKey(trpc[name].submit);
  const last = useMutationState({ filters: { mutationKey } }).at(-1);
  const names = fieldNames(table.fields);
  const failure = last?.status === 'error' ? submitFailure(last.error, names) : undefined;

  const isSettled = last?.status === 'success' || last?.status === 'error';
  const result = isSettled ? `${last.status} ${last.submittedAt}` : undefined;
  // A result that was there when the page was opened takes no focus.
  const [first] = useState(result);
  const [handled, setHandled] = useState<string>();
  const handle = useEffectEvent((arrived: string | undefined) => {
    setHandled(arrived);
    if (last?.status === 'success') onStored();
    if (failure) onFailed(failure);
  });
  useEffect(() => handle(result), [result]);
  // In a second render, when the summary of errors is there to take the focus.
  const show = useEffectEvent((shown: string | undefined) => {
    if (shown && shown !== first) bringIntoView(summaryRef.current ?? noticeRef.current);
  });
  useEffect(() => show(handled), [handled]);

  const receipt = last?.data as Receipt | undefined;
  return {
    isSending: last?.status === 'pending',
    receipt: receipt ?? posted?.receipt,
    sent: receipt ? textsOf(last?.variables as FormInput, names) : posted?.values,
    /** Why nothing was stored: a German sentence. */
    failure: failure ? failure.reason : posted?.failure,
    noticeRef,

    /** The form is touched. Only the first time counts, in ms since 1970. */
    touch(time: number) {
      touchedAt.current ??= Math.round(time);
    },

    /** True from the click on, before React has rendered `isSending`. */
    isUnderWay: () => queryClient.isMutating({ mutationKey }) > 0,

    /** Removes receipt and failure, and keeps a submission that is under way. */
    clear() {
      const cache = queryClient.getMutationCache();
      for (const entry of cache.findAll({ mutationKey })) {
        if (entry.state.status !== 'pending') cache.remove(entry);
      }
    },

    /** Runs to its end also when the form is no longer on the page. */
    async submit(fields: Input, submissionId: string) {
      const website = formRef.current && new FormData(formRef.current).get('website');
      try {
        await mutation.mutateAsync({
          ...fields,
          submissionId,
          privacyVersion,
          formStartedAt: touchedAt.current,
          website: String(website ?? ''),
        });
      } catch {
        showToast({ ...table.failure, destructive: true });
        return;
      }
      touchedAt.current = undefined;
      clearDraft();
      showToast(table.success);
      if (event) trackEvent(event.name, { category: 'engagement', label: event.label });
    },
  };
}

/** Why a submission was not stored, as far as the visitor or the form can do something about it. */
type SubmitFailure = {
  /** Field name → German message. */
  fieldErrors: Record<string, string>;
  /** A German sentence. */
  reason: string;
  /** The server has stored this key with other content. */
  isKeyReused: boolean;
};

/**
 * What an error of a tRPC mutation means. An error without the server's data is one of the network.
 *
 * @param fields the form's own; no visitor can mend an error in anything else
 */
export function submitFailure(error: unknown, fields: readonly string[]): SubmitFailure {
  const data = isTRPCClientError(error) ? error.data : undefined;
  const fieldErrors = Object.fromEntries(
    Object.entries(data?.fieldErrors ?? {}).filter(([name]) => fields.includes(name)),
  );
  return {
    fieldErrors,
    reason: reasonFor(data?.httpStatus, Object.keys(fieldErrors).length > 0),
    isKeyReused: data?.httpStatus === 422,
  };
}

function isTRPCClientError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

function reasonFor(status: number | undefined, namesFields: boolean): string {
  if (status === undefined) return failureReasons.unreachable;
  if (namesFields) return failureReasons.fields;
  if (status === 422) return failureReasons.alreadyReceived;
  if (status === 429) return failureReasons.tooMany;
  if (status >= 500) return failureReasons.unavailable;
  return failureReasons.other;
}

function textsOf(sent: FormInput, names: readonly string[]): SentValues {
  const texts: SentValues = {};
  for (const name of names) {
    const value = sent[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}
