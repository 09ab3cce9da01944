import { privacyVersion } from '@rebhang-solar/content/privacy';
import {
  type MutationKey,
  type MutationState,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { showToast } from '../toasts/show-toast.ts';
import {
  type FormDefinition,
  type FormInput,
  type FormValues,
  withoutClosed,
} from './form-definition.ts';
import type { useDraft } from './use-draft.ts';

/** What the server answers when a request is stored. */
export type Receipt = { reference: string; receivedAt: string };

/** What travels beside the visitor's fields. */
type SentEnvelope = {
  submissionId: string;
  privacyVersion: string;
  /** When the form was first touched, in ms since 1970. */
  formStartedAt: number | undefined;
  website: string;
};

/** The part of a form's tRPC mutation that a form needs. */
export type SubmitMutation<Input> = {
  mutateAsync: (input: Input & SentEnvelope) => Promise<Receipt>;
};

/** What has become of the last sending. */
export type LastSending<Input> = MutationState<Receipt, unknown, Partial<Input>>;

/**
 * The last sending of a form, whichever page it was started on: it goes on when the visitor leaves the form, and
 * is found again on coming back.
 *
 * @param mutationKey of the form's tRPC procedure
 */
export function useLastSending<Input>(mutationKey: MutationKey) {
  const queryClient = useQueryClient();
  const cache = queryClient.getMutationCache();
  const last = useMutationState<LastSending<Input>>({
    filters: { mutationKey },
    select: ({ state }) => state,
  }).at(-1);
  return {
    last,

    /** True from the click on, before React has rendered that it is. */
    isUnderWay: () => queryClient.isMutating({ mutationKey }) > 0,

    /** Receipt and failure go; what is under way stays. */
    forget() {
      for (const mutation of cache.findAll({ mutationKey })) {
        if (mutation.state.status !== 'pending') cache.remove(mutation);
      }
    },
  };
}

/**
 * Sends a form through its tRPC mutation: the same content under the same key, however often it is tried.
 * What is done here is done also when the form is no longer on the page; what the form itself does with the
 * result is in `useReceipt`.
 */
export function useSending<Input extends FormInput>(
  definition: FormDefinition<Input>,
  mutation: SubmitMutation<Input>,
  formRef: RefObject<HTMLFormElement | null>,
  draft: ReturnType<typeof useDraft<Input>>,
) {
  const { copy, event } = definition;
  const startedAt = useRef<number>(undefined);

  return {
    /** The form is touched. Only the first time counts, in ms since 1970. */
    start(time: number) {
      startedAt.current ??= Math.round(time);
    },

    /** @param values valid ones: the form has just checked them by its schema */
    async send(values: FormValues<Input>) {
      const shown = withoutClosed(definition, values);
      try {
        await mutation.mutateAsync({
          ...definition.schema.parse(shown),
          submissionId: draft.keyFor(shown),
          privacyVersion,
          formStartedAt: startedAt.current,
          website: honeypotOf(formRef.current),
        });
      } catch {
        showToast({ ...copy.failure, destructive: true });
        return;
      }
      startedAt.current = undefined;
      draft.clear();
      showToast(copy.success);
      if (event) trackEvent(event.name, { category: 'engagement', label: event.label });
    },
  };
}

function honeypotOf(form: HTMLFormElement | null): string {
  return form === null ? '' : String(new FormData(form).get('website') ?? '');
}
