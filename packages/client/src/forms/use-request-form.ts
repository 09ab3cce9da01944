import type { MutationKey } from '@tanstack/react-query';
import {
  type FormEvent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
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
import { prefilled, subjectOf } from './prefill.ts';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';
import { useReceipt } from './use-receipt.ts';
import { type SubmitMutation, useLastSending, useSending } from './use-sending.ts';

export type RequestForm<Input extends FormInput> = ReturnType<typeof useRequestForm<Input>>;

/**
 * One form from its first key stroke to its receipt: fields, draft, sending, receipt.
 *
 * @param mutation of the form's tRPC procedure
 * @param mutationKey under which all sendings of this form are found
 * @param onValues told what the form holds at hydration, and every change
 */
export function useRequestForm<Input extends FormInput>(
  definition: FormDefinition<Input>,
  mutation: SubmitMutation<Input>,
  mutationKey: MutationKey,
  onValues?: (values: FormValues<Input>) => void,
) {
  const { name, copy, controls } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const navigationType = useNavigationType();
  const outcome = use(FormOutcomeContext);
  const posted = outcome?.form === name ? outcome : undefined;
  const hydrated = useMounted();

  const draft = useDraft(definition);
  const { last, isUnderWay, forget } = useLastSending<Input>(mutationKey);
  const { form, field, setValue, readAll, fillIn } = useFields(
    definition,
    formRef,
    posted,
    (values) => {
      draft.save(values);
      onValues?.(values);
    },
  );
  const sending = useSending(definition, mutation, formRef, draft);
  const receipt = useReceipt(
    definition,
    last,
    posted,
    summaryRef,
    () => {
      form.reset();
      draft.clear();
    },
    ({ fieldErrors, idIsTaken }) => {
      if (idIsTaken) draft.dropKey(form.getValues());
      form.setErrors(fieldErrors);
    },
  );

  const [formsBegun, setFormsBegun] = useState(0);
  // After the receipt has given way: what is hidden cannot take the focus.
  useEffect(() => {
    if (formsBegun > 0) bringIntoView(titleRef.current);
  }, [formsBegun]);

  const comeToLife = useEffectEvent(() => {
    const stored = draft.restore();
    readAll();
    // Touched before this script ran: the opening of the page is the earliest it can have been.
    const isTouched = form.isDirty() || formRef.current?.contains(document.activeElement);
    if (stored || isTouched) sending.start(performance.timeOrigin);
    fillIn(stored);
    // Who follows a link that fills in something begins another request.
    const isLinked = Object.keys(prefilled(definition, search)).length > 0;
    if (isLinked && navigationType === 'PUSH') forget();
    onValues?.(form.getValues());
  });
  useLayoutEffect(() => comeToLife(), []);

  const submit = form.onSubmit(
    (values) => void sending.send(values),
    (errors) => {
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
    isSending: last?.status === 'pending',
    ...receipt,
    field,
    setValue,
    getValues: form.getValues,

    /** Puts the empty form in the place of the receipt. */
    startAnew() {
      forget();
      setFormsBegun((count) => count + 1);
    },

    handleFocus: () => sending.start(Date.now()),

    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isUnderWay()) return;
      forget();
      readAll();
      submit(event);
    },
  };
}
