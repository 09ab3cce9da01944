import { type FormEvent, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useMounted } from '../components/use-mounted.ts';
import { showToast } from '../toasts/show-toast.ts';
import { bringIntoView } from './bring-into-view.ts';
import {
  type FormDefinition,
  type FormInput,
  type FormValues,
  fieldNames,
} from './form-definition.ts';
import { FormOutcomeContext } from './form-outcome.ts';
import { subjectOf } from './prefill.ts';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';
import { useReceipt } from './use-receipt.ts';
import { type SubmitMutation, useSending } from './use-sending.ts';

export type RequestForm<Input extends FormInput> = ReturnType<typeof useRequestForm<Input>>;

/**
 * One form from its first key stroke to its receipt: fields, draft, sending, receipt.
 *
 * @param mutation of the form's tRPC procedure
 * @param onValues told what the form holds at hydration, and every change
 */
export function useRequestForm<Input extends FormInput>(
  definition: FormDefinition<Input>,
  mutation: SubmitMutation<Input>,
  onValues?: (values: FormValues<Input>) => void,
) {
  const { name, copy, controls } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const outcome = use(FormOutcomeContext);
  const posted = outcome?.form === name ? outcome : undefined;
  const hydrated = useMounted();

  const draft = useDraft(definition);
  const { form, field, setValue, readAll, fillIn, fillInLink } = useFields(
    definition,
    formRef,
    posted,
    (values) => {
      draft.save(values);
      onValues?.(values);
    },
  );
  const sending = useSending(
    definition,
    mutation,
    formRef,
    draft,
    () => form.reset(),
    form.setErrors,
  );
  const receipt = useReceipt(definition, mutation, posted, summaryRef);

  const comeToLife = useEffectEvent(() => {
    const stored = draft.restore();
    readAll();
    // Touched before this script ran: the opening of the page is the earliest it can have been.
    const isTouched = form.isDirty() || formRef.current?.contains(document.activeElement);
    if (stored || isTouched) sending.start(performance.timeOrigin);
    if (stored) fillIn(stored);
    fillInLink(stored);
    onValues?.(form.getValues());
  });
  useLayoutEffect(() => comeToLife(), []);

  const submit = form.onSubmit(
    (values) => void sending.send(values),
    (errors) => {
      mutation.reset();
      // The summary has to be there before it can take the focus.
      flushSync(() => form.setErrors(errors));
      bringIntoView(summaryRef.current);
      const consentIsMissing = fieldNames(controls).some(
        (name) => controls[name].kind === 'consent' && errors[name],
      );
      if (consentIsMissing && copy.consentMissing?.message) {
        showToast({ ...copy.consentMissing, destructive: true });
      }
    },
  );

  return {
    definition,
    formRef,
    summaryRef,
    titleRef,
    // A prerendered page does not know the link's query.
    title: (hydrated && subjectOf(search)?.heading) || copy.title,
    hydrated,
    isSending: mutation.isPending,
    ...receipt,
    field,
    setValue,
    getValues: form.getValues,

    /** Puts the empty form in the place of the receipt. */
    startAnew() {
      flushSync(() => mutation.reset());
      bringIntoView(titleRef.current);
    },

    handleFocus: () => sending.start(Date.now()),

    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (sending.isUnderWay()) return;
      readAll();
      submit(event);
    },
  };
}
