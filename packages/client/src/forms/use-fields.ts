import { type GetInputPropsOptions, schemaResolver, useForm } from '@mantine/form';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import type { FormOutcome } from '@rebhang-solar/server/rendering';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from './draft.ts';
import { readControls, writeControl } from './form-controls.ts';
import {
  blankValues,
  type Control,
  type FormDefinition,
  type FormInput,
  type FormValues,
  isRequired,
  mapFields,
  withoutClosed,
} from './form-definition.ts';
import { prefilled } from './prefill.ts';
import { startingValues } from './starting-values.ts';

/** One field, ready to be shown. */
export type Field = {
  id: string;
  /** Of the payload, and of the control. */
  name: string;
  control: Control;
  label: string;
  hint?: string;
  placeholder?: string;
  required: boolean;
  /** A German sentence for the place below the label. */
  error: ReactNode;
  /** The same for the summary of all errors: it says by itself which field is meant. */
  namedError: ReactNode;
  /** Changes when the control has to start afresh, as after a reset. */
  mountKey: string;
  inputProps: (options?: GetInputPropsOptions) => object;
};

/**
 * Values and errors of a form's fields. The controls are uncontrolled: they work before hydration, and
 * what stands in them by then is read.
 *
 * @param posted what came of the form when a browser without JavaScript posted it
 * @param onChange told of every change, the restored draft included
 */
export function useFields<Input extends FormInput>(
  definition: FormDefinition<Input>,
  formRef: RefObject<HTMLFormElement | null>,
  posted: FormOutcome | undefined,
  onChange: (values: FormValues<Input>) => void,
) {
  const { schema, fields, controls, copy } = definition;
  const { search } = useLocation();
  const resolve = useMemo(() => schemaResolver(schema, { sync: true }), [schema]);
  const form = useForm<FormValues<Input>>({
    mode: 'uncontrolled',
    initialValues: initialValues(definition, posted, search),
    initialErrors: posted?.errors,
    validate: (values) => resolve(withoutClosed(definition, values)),
    onValuesChange: onChange,
  });

  /** Takes over values that stand in their controls already. */
  function adopt(values: Partial<FormValues<Input>>) {
    for (const [name, value] of Object.entries(values)) {
      // Mantine's types of paths cannot be resolved for an input that is not yet known.
      form.setFieldValue(name, value as never, { forceUpdate: false });
    }
  }

  function setValue(name: keyof Input & string, value: string) {
    if (formRef.current) writeControl(formRef.current, name, value);
    adopt({ [name]: value } as Partial<FormValues<Input>>);
  }

  return {
    form,
    setValue,

    /** Reads the values from the controls, also those that the browser has filled in. */
    readAll() {
      if (formRef.current) adopt(readControls(formRef.current, controls));
    },

    /**
     * Puts what a link says and what was kept into the controls: a prerendered page shows neither yet.
     *
     * @param draft what was kept
     */
    fillIn(draft: Draft | undefined) {
      if (formRef.current === null) return;
      const standing = readControls(formRef.current, controls);
      const link = prefilled(definition, search);
      const isNewLink = draft?.link !== search;
      const begun = startingValues(controls, { standing, link, isNewLink, kept: draft?.values });
      for (const [name, value] of begun) setValue(name, value);
    },

    /** Everything that one field shows. Its name is checked against the fields of the input. */
    field(name: keyof Input & string): Field {
      const control = controls[name];
      const { label } = fields[name];
      const raw = form.errors[name];
      const isMissing = raw === validationMessages.required;
      const error = isMissing ? validationMessages.missing(label) : raw;
      // A consent box has a sentence for a label; the title of its notice stands in for it.
      const subject =
        control.kind === 'consent'
          ? copy.consentMissing?.message && copy.consentMissing.title
          : label;
      return {
        ...fields[name],
        id: `${definition.name}-${name}`,
        name,
        control,
        required: isRequired(schema, name, control),
        error,
        namedError: isMissing || !subject ? error : `${subject}: ${raw}`,
        mountKey: form.key(name),
        inputProps: (options) => form.getInputProps(name, { ...options, withError: false }),
      };
    },
  };
}

/** What a link fills in, or what a browser without JavaScript posted and did not get stored. */
function initialValues<Input extends FormInput>(
  definition: FormDefinition<Input>,
  posted: FormOutcome | undefined,
  search: string,
): FormValues<Input> {
  const { controls } = definition;
  if (posted?.receipt) return blankValues(controls);
  // The browser's come with `fillIn`: React would put them in the place of a text that is being typed.
  const link = typeof document === 'undefined' ? prefilled(definition, search) : {};
  if (posted === undefined) return { ...blankValues(controls), ...link };
  return mapFields(controls, (name, control) => {
    const value = posted.values[name] ?? '';
    return control.kind === 'consent' ? value !== '' : value;
  });
}
