import { privacyVersion } from '@rebhang-solar/content/privacy';
import { toIsoDate } from '@rebhang-solar/content/typed-date';
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { showToast } from '../toasts/show-toast.ts';
import {
  type FormDefinition,
  type FormInput,
  type FormValues,
  fieldNames,
  mapFields,
} from './form-definition.ts';
import { type SendFailure, sendFailure } from './send-failure.ts';
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
export type SubmitMutation<Input> = Pick<
  UseMutationResult<Receipt, unknown>,
  'isPending' | 'status' | 'data' | 'error' | 'reset'
> & {
  mutateAsync: (input: Input & SentEnvelope) => Promise<Receipt>;
  variables: Partial<Input> | undefined;
};

/**
 * Sends a form through its tRPC mutation: the same content under the same key, however often it is
 * tried, and never twice at once.
 *
 * @param onStored the form may be emptied
 * @param onRefused gets what the server says about single fields
 */
export function useSending<Input extends FormInput>(
  { copy, controls, event }: FormDefinition<Input>,
  mutation: SubmitMutation<Input>,
  formRef: RefObject<HTMLFormElement | null>,
  draft: ReturnType<typeof useDraft<Input>>,
  onStored: () => void,
  onRefused: (fieldErrors: SendFailure['fieldErrors']) => void,
) {
  const queryClient = useQueryClient();
  const startedAt = useRef<number>(undefined);

  return {
    /** True from the click on, before React has rendered that it is. */
    isUnderWay: () => queryClient.isMutating() > 0,

    /** The form is touched. Only the first time counts, in ms since 1970. */
    start(time: number) {
      startedAt.current ??= Math.round(time);
    },

    /** @param values valid ones: the form has just checked them by its schema */
    async send(values: FormValues<Input>) {
      try {
        await mutation.mutateAsync({
          ...payloadOf(controls, values),
          submissionId: draft.keyFor(values),
          privacyVersion,
          formStartedAt: startedAt.current,
          website: honeypotOf(formRef.current),
        });
      } catch (error) {
        const { fieldErrors, idIsTaken } = sendFailure(error, fieldNames(controls));
        if (idIsTaken) draft.dropKey(values);
        onRefused(fieldErrors);
        showToast({ ...copy.failure, destructive: true });
        return;
      }
      startedAt.current = undefined;
      onStored();
      draft.clear();
      showToast(copy.success);
      if (event) trackEvent(event.name, { category: 'engagement', label: event.label });
    },
  };
}

/** Dates as the payload carries them; all else as it was typed. */
function payloadOf<Input extends FormInput>(
  controls: FormDefinition<Input>['controls'],
  values: FormValues<Input>,
): Input {
  const payload = mapFields(controls, (name, { kind }) => {
    const value = values[name];
    return kind === 'date' ? (toIsoDate(String(value)) ?? value) : value;
  });
  return payload as unknown as Input;
}

function honeypotOf(form: HTMLFormElement | null): string {
  return form === null ? '' : String(new FormData(form).get('website') ?? '');
}
