import {
  type GetInputPropsOptions,
  type GetInputPropsReturnType,
  schemaResolver,
  useForm,
} from '@mantine/form';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { privacyVersion } from '@rebhang-solar/content/privacy';
import type { Envelope } from '@rebhang-solar/server/inputs/envelope';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { trackEvent } from '../analytics/track-event.ts';
import { useMounted } from '../components/use-mounted.ts';
import { showToast } from '../toasts/show-toast.ts';
import { type Attempt, nextAttempt } from './attempt.ts';
import { bringIntoView } from './bring-into-view.ts';
import { draftValues, readDraft } from './draft.ts';
import { sendHeld } from './early-submit.ts';
import { readControls, unreadableFields, writeControl } from './form-controls.ts';
import {
  blankValues,
  type Control,
  type FormDefinition,
  type FormInput,
  type FormValues,
  fieldNames,
  isRequired,
  mapFields,
} from './form-definition.ts';
import { type FormOutcome, FormOutcomeContext } from './form-outcome.ts';
import { currentFormToken, requestFormToken } from './form-token.ts';
import { sendFailure } from './send-failure.ts';
import { useDraft } from './use-draft.ts';

export type Receipt = { reference: string; receivedAt: string };

/** What came of the last attempt to send. It stays in the page until the next one. */
export type SendResult = { receipt: Receipt; sent: SentValues } | { failure: string };

/** The text fields of a request as they were sent; nothing else remembers them. */
export type SentValues = Record<string, string>;

/** One field, ready to be shown. */
export type Field = {
  id: string;
  /** Of the payload, and of the control. */
  name: string;
  control: Control;
  copy: FieldCopy;
  required: boolean;
  error: ReactNode;
  /** Changes when the control has to start afresh, as after a reset. */
  mountKey: string;
  inputProps: (options?: GetInputPropsOptions) => GetInputPropsReturnType;
};

export type RequestForm<Input extends FormInput> = ReturnType<typeof useRequestForm<Input>>;

/**
 * One form from its first key stroke to its receipt: values, errors, draft, sending.
 *
 * @param send the form's tRPC mutation
 * @param onValues told of every change, the restored draft included
 */
export function useRequestForm<Input extends FormInput>(
  definition: FormDefinition<Input>,
  send: (input: Input & Envelope) => Promise<Receipt>,
  onValues?: (values: FormValues) => void,
) {
  const { schema, copy, fields, controls } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  const attempt = useRef<Attempt | undefined>(undefined);
  const inFlight = useRef(false);
  const draft = useDraft(definition);

  const posted = use(FormOutcomeContext);
  const outcome = posted?.form === definition.name ? posted : undefined;
  const [result, setResult] = useState(() => resultOf(outcome));
  const [sending, setSending] = useState(false);
  const hydrated = useMounted();

  const resolve = useMemo(() => schemaResolver(schema, { sync: true }), [schema]);
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: initialValues(definition, outcome),
    initialErrors: outcome?.errors,
    validate: (values) => ({ ...resolve(values), ...unreadableDates(formRef) }),
    onValuesChange(values) {
      emptySwitchedOff(values);
      draft.schedule(values, attempt.current);
      onValues?.(values);
    },
  });

  function adopt(values: FormValues) {
    for (const [name, value] of Object.entries(values)) {
      form.setFieldValue(name, value, { forceUpdate: false });
    }
  }

  // What was typed before hydration stands in the controls and goes before the draft.
  const restore = useEffectEvent((element: HTMLFormElement) => {
    const stored = readDraft(definition.name);
    attempt.current ??= stored?.attempt;
    const blank = blankValues(controls);
    const present = readControls(element, controls);
    for (const name of fieldNames(controls)) {
      const kept = stored?.values[name];
      if (kept === undefined || controls[name].secret || present[name] !== blank[name]) continue;
      writeControl(element, name, kept);
    }
    adopt(readControls(element, controls));
    if (stored || element.contains(document.activeElement)) requestFormToken();
  });
  useLayoutEffect(() => {
    if (formRef.current) restore(formRef.current);
  }, []);
  useEffect(() => {
    if (hydrated && formRef.current) sendHeld(formRef.current);
  }, [hydrated]);

  /** The server refuses what stands in fields that the visitor cannot see. */
  function emptySwitchedOff(values: FormValues) {
    for (const [answer, dependents] of Object.entries(definition.switches ?? {})) {
      if (values[answer] === 'ja') continue;
      for (const name of dependents ?? []) if (values[name]) setValue(name, '');
    }
  }

  function setValue(name: keyof Input & string, value: string) {
    if (formRef.current) writeControl(formRef.current, name, value);
    adopt({ [name]: value });
  }

  async function deliver() {
    const values = form.getValues();
    const input = schema.parse(values);
    attempt.current = nextAttempt(attempt.current, {
      sent: JSON.stringify(input),
      kept: JSON.stringify(draftValues(controls, values)),
    });
    draft.schedule(values, attempt.current);
    draft.flush();
    inFlight.current = true;
    setSending(true);
    setResult(undefined);
    const answer = await send({
      ...input,
      submissionId: attempt.current.id,
      privacyVersion,
      formToken: currentFormToken(),
      website: honeypotOf(formRef),
    }).then(
      (receipt) => ({ receipt }),
      (error: unknown) => sendFailure(error, fieldNames(controls)),
    );
    inFlight.current = false;
    if ('receipt' in answer) succeed(answer.receipt, textsOf(input));
    else fail(answer);
  }

  function succeed(receipt: Receipt, sent: SentValues) {
    flushSync(() => {
      form.reset();
      setSending(false);
      setResult({ receipt, sent });
    });
    attempt.current = undefined;
    draft.clear();
    bringIntoView(resultRef.current);
    showToast(copy.success);
    if (definition.event) {
      const { name, label } = definition.event;
      trackEvent(name, { category: 'engagement', label });
    }
  }

  function fail({ fieldErrors, reason, idIsTaken }: ReturnType<typeof sendFailure>) {
    if (idIsTaken) attempt.current = undefined;
    draft.schedule(form.getValues(), attempt.current);
    flushSync(() => {
      form.setErrors(fieldErrors);
      setSending(false);
      setResult({ failure: reason });
    });
    bringIntoView(summaryRef.current ?? resultRef.current);
    showToast({ ...copy.failure, destructive: true });
  }

  const submitValid = form.onSubmit(
    () => void deliver(),
    (errors) => {
      flushSync(() => setResult(undefined));
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
    resultRef,
    hydrated,
    sending,
    result,
    setValue,
    getValues: form.getValues,

    /** Everything that one field shows. Its name is checked against the fields of the input. */
    field(name: keyof Input & string): Field {
      const control = controls[name];
      return {
        id: `${definition.name}-${name}`,
        name,
        control,
        copy: fields[name],
        required: isRequired(schema, name, control),
        error: form.errors[name],
        mountKey: form.key(name),
        inputProps: (options) => form.getInputProps(name, { ...options, withError: false }),
      };
    },

    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (inFlight.current) return;
      adopt(readControls(event.currentTarget, controls));
      submitValid(event);
    },
  };
}

function resultOf(outcome: FormOutcome | undefined): SendResult | undefined {
  if (outcome?.receipt) return { receipt: outcome.receipt, sent: outcome.values };
  return outcome?.failure === undefined ? undefined : { failure: outcome.failure };
}

function textsOf(input: FormInput): SentValues {
  const texts: SentValues = {};
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** The untouched form, or what a browser without JavaScript posted and did not get stored. */
function initialValues<Input extends FormInput>(
  { controls }: FormDefinition<Input>,
  outcome: FormOutcome | undefined,
): FormValues {
  if (outcome === undefined || outcome.receipt) return blankValues(controls);
  return mapFields(controls, (name, control) => {
    const value = outcome.values[name] ?? '';
    return control.kind === 'consent' ? value !== '' : value;
  });
}

function unreadableDates(formRef: RefObject<HTMLFormElement | null>): Record<string, string> {
  if (formRef.current === null) return {};
  return Object.fromEntries(
    unreadableFields(formRef.current).map((name) => [name, formTexts.incompleteDate]),
  );
}

function honeypotOf(formRef: RefObject<HTMLFormElement | null>): string {
  const field = formRef.current?.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field.value : '';
}
