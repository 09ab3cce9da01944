import { type FormErrors, type GetInputPropsOptions, schemaResolver, useForm } from '@mantine/form';
import type { FormField } from '@rebhang-solar/content/forms/form-table';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import {
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import { useSiteUrl } from '../components/use-site-url.ts';
import { showToast } from '../toasts/show-toast.ts';
import { useDraft } from './draft.ts';
import { bringIntoView } from './focus.ts';
import { readControls, writeControl } from './form-controls.ts';
import {
  type FormDefinition,
  type FormInput,
  type FormValues,
  fieldNames,
  withoutClosed,
} from './form-definition.ts';
import { FormOutcomeContext } from './form-outcome.ts';
import { filledFields, partStates } from './part-states.ts';
import { initialValues, prefilled, startingValues, subjectOf } from './starting-values.ts';
import { useStep } from './use-step.ts';
import { type SubmitMutation, useSubmit } from './use-submit.ts';

export type SubmissionForm<Input extends FormInput> = ReturnType<typeof useSubmissionForm<Input>>;

/** One field, ready to be shown. */
export type Field = {
  id: string;
  /** Of the payload, and of the control. */
  name: string;
  field: FormField;
  /** Drawn on the answers. */
  pictures: Record<string, string> | undefined;
  /** A German sentence for the place below the label. */
  error: ReactNode;
  /** The same for the summary of all errors, where no label stands beside it. */
  namedError: ReactNode;
  /** Changes when the control has to start afresh, as after a reset. */
  mountKey: string;
  inputProps: (options?: GetInputPropsOptions) => object;
};

/**
 * One form from its first key stroke to its receipt: Mantine's form with the server's schema, the draft, the
 * summary of errors, and the submission. The controls are uncontrolled: they work before hydration, and
 * what stands in them by then is read.
 *
 * @param mutation `trpc.<form>.submit.useMutation()`
 */
export function useSubmissionForm<Input extends FormInput>(
  definition: FormDefinition<Input>,
  mutation: SubmitMutation<Input>,
) {
  const { name, table, schema, parts = [] } = definition;
  const { fields } = table;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const siteUrl = useSiteUrl();
  const navigationType = useNavigationType();
  const outcome = use(FormOutcomeContext);
  const posted = outcome?.form === name ? outcome : undefined;
  const hydrated = useHydrated();
  const draft = useDraft(definition);
  // Empty before hydration.
  const [states, setStates] = useState<readonly string[]>([]);
  const step = useStep(parts);
  // The answer to a form that was posted without our script shows the whole of it.
  const isInSteps = definition.inSteps === true && !posted;
  /** What is checked and sent alone; undefined where the whole form is. */
  const currentPart = isInSteps ? parts[step.index] : undefined;
  const isLastStep = currentPart === undefined || step.isLast;
  /** The only part that is shown; undefined while all are, or the style sheet hides the others (before hydration). */
  const shownPart = hydrated ? currentPart : undefined;

  const form = useForm<FormValues<Input>>({
    mode: 'uncontrolled',
    initialValues: initialValues(definition, search, posted),
    initialErrors: posted?.errors,
    validate: (values) => {
      const errors = schemaResolver(schema, { sync: true })(withoutClosed(definition, values));
      return isLastStep ? errors : ofFields(errors, currentPart.fields);
    },
    onValuesChange(values) {
      draft.save(values);
      showStates(values);
    },
  });
  const { submit, touch, isUnderWay, clear, ...submission } = useSubmit(definition, mutation, {
    posted,
    formRef,
    summaryRef,
    clearDraft: draft.clear,
    onStored() {
      form.reset();
      draft.clear();
      if (isInSteps) step.reset();
    },
    onFailed({ fieldErrors, isKeyReused }) {
      if (isKeyReused) draft.dropKey(form.getValues());
      form.setErrors(fieldErrors);
      showFaultyStep(fieldErrors);
    },
  });

  /** Only where they differ: every key stroke would render the whole form. */
  function showStates(values: FormValues<Input>) {
    const next = partStates(definition, values);
    setStates((shown) => (shown.join() === next.join() ? shown : next));
  }

  /** Takes over values that stand in their controls already. */
  function adopt(values: Partial<FormValues<Input>>) {
    for (const [field, value] of Object.entries(values)) {
      // Mantine's types of paths cannot be resolved for a generic input.
      form.setFieldValue(field, value as never, { forceUpdate: false });
    }
  }

  /** Reads the values from the controls, also those that the browser has filled in. */
  function readAll() {
    if (formRef.current) adopt(readControls(formRef.current, fields));
  }

  function setValue(field: keyof Input & string, value: string) {
    if (formRef.current) writeControl(formRef.current, field, value);
    adopt({ [field]: value } as Partial<FormValues<Input>>);
  }

  const hydrate = useEffectEvent(() => {
    const stored = draft.restore();
    readAll();
    // If it was touched before this script ran, the opening of the page is the earliest possible time.
    const isTouched = form.isDirty() || formRef.current?.contains(document.activeElement);
    if (stored || isTouched) touch(performance.timeOrigin);
    const link = prefilled(definition, search);
    const changes = startingValues(fields, {
      standing: form.getValues(),
      link,
      isNewLink: stored?.link !== search,
      kept: stored?.values,
    });
    for (const [field, value] of changes) setValue(field, value);
    // A link that fills in values begins another submission.
    if (Object.keys(link).length > 0 && navigationType === 'PUSH') clear();
    showStates(form.getValues());
  });
  useLayoutEffect(() => {
    // The browser's own checks are for visitors without our script.
    if (formRef.current) formRef.current.noValidate = true;
    // What it changes is rendered in slices: at once, a long form would hold a phone for a quarter of a second.
    startTransition(() => hydrate());
  }, []);

  const [formsBegun, setFormsBegun] = useState(0);
  // In an effect, after the receipt is gone: a hidden field cannot take the focus.
  useEffect(() => {
    if (formsBegun > 0) bringIntoView(titleRef.current);
  }, [formsBegun]);

  /** Leads to the first step with an error, where another one is shown. */
  function showFaultyStep(errors: Readonly<Record<string, unknown>>) {
    const faulty = parts.find((part) => part.fields.some((field) => errors[field]));
    if (currentPart && faulty && faulty !== currentPart) step.show(faulty.id);
  }

  const takeFocus = useEffectEvent(() => {
    if (!shownPart || submission.receipt) return;
    const element = summaryRef.current ?? document.getElementById(shownPart.id);
    element?.focus({ preventScroll: true });
    // A step is read from its beginning; where that is in view, nothing moves.
    const top = formRef.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) formRef.current?.scrollIntoView({ block: 'start' });
  });
  const lastShown = useRef(step.index);
  useEffect(() => {
    if (lastShown.current === step.index) return;
    lastShown.current = step.index;
    takeFocus();
  }, [step.index]);

  const submitIfValid = form.onSubmit(
    (values) => {
      const next = isLastStep ? undefined : parts[step.index + 1];
      if (next) {
        step.show(next.id);
        return;
      }
      const { messageWith } = definition;
      const typed = schema.parse(withoutClosed(definition, values));
      const link = new URLSearchParams(search);
      const sent = messageWith
        ? { ...typed, message: messageWith(String(typed.message ?? ''), link, siteUrl) }
        : typed;
      void submit(sent, draft.keyFor(sent, values));
    },
    (errors) => {
      // The summary has to be there before it can take the focus.
      flushSync(() => form.setErrors(errors));
      bringIntoView(summaryRef.current);
      showFaultyStep(errors);
      const consentIsMissing = fieldNames(fields).some(
        (field) => fields[field].kind === 'consent' && errors[field],
      );
      if (consentIsMissing && table.consentMissing?.message) {
        showToast({ ...table.consentMissing, destructive: true });
      }
    },
  );

  /** Goes on to the next step, or sends. @param event of form or button, for which the browser would load a page by itself */
  function advance(event: SyntheticEvent) {
    event.preventDefault();
    if (isUnderWay()) return;
    clear();
    readAll();
    submitIfValid();
  }

  return {
    definition,
    formRef,
    summaryRef,
    titleRef,
    title: subjectOf(name, search)?.heading ?? table.title,
    hydrated,
    ...submission,
    /** How far each part of the form is, in words. */
    states,
    setValue,
    getValues: form.getValues,

    /** How many of the fields are filled; before hydration with what the link has chosen, as the server renders it. */
    answered(names: readonly (keyof Input & string)[]) {
      const link = hydrated ? {} : prefilled(definition, search);
      return filledFields(names, { ...form.getValues(), ...link });
    },

    /** Those of the fields that show an error. */
    faultyFields: (names: readonly (keyof Input & string)[]) =>
      names.filter((field) => form.errors[field]),

    /** Everything that one field shows. Its name is checked against the fields of the input. */
    field(field: keyof Input & string): Field {
      const { kind, label } = fields[field];
      const raw = form.errors[field];
      const isMissing = raw === validationMessages.required;
      const error = isMissing ? validationMessages.missing(label) : raw;
      // A consent box has a sentence for a label; the title of its notice stands in for it.
      const subject =
        kind === 'consent' ? table.consentMissing?.message && table.consentMissing.title : label;
      return {
        id: `${name}-${field}`,
        name: field,
        field: fields[field],
        pictures: definition.pictures?.[field],
        error,
        namedError: isMissing || !subject ? error : `${subject}: ${raw}`,
        mountKey: form.key(field),
        inputProps: (options) => form.getInputProps(field, { ...options, withError: false }),
      };
    },

    /** Puts the empty form in the place of the receipt. */
    startAnew() {
      clear();
      setFormsBegun((count) => count + 1);
    },

    handleFocus: () => touch(Date.now()),

    advance,

    /** Undefined where all parts are shown, with or without JavaScript. */
    steps: isInSteps
      ? { ...step, index: hydrated ? step.index : 0, shownPart, isLast: !shownPart || step.isLast }
      : undefined,
  };
}

/** The errors of these fields alone. */
function ofFields(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => names.includes(field)));
}
