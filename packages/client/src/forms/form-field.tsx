import { Checkbox, Input, Radio } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { ReactNode } from 'react';
import input from '../theme/input.module.css';
import type { ChoiceControl, TextareaControl, TextControl } from './form-definition.ts';
import classes from './form-field.module.css';
import type { Field } from './use-request-form.ts';

/** One field with label, hint, error and the control that its definition asks for. */
export function FormField({ field }: { field: Field }) {
  switch (field.control.kind) {
    case 'consent':
      return <ConsentField field={field} />;
    case 'radio':
      return <RadioField field={field} control={field.control} />;
    default:
      return <InputField field={field} control={field.control} />;
  }
}

// The error stands above the control, where neither the browser's own suggestions nor the keyboard
// of a phone cover it.
const order: ('label' | 'description' | 'error' | 'input')[] = [
  'label',
  'description',
  'error',
  'input',
];

function InputField({
  field,
  control,
}: {
  field: Field;
  control: TextControl | TextareaControl | ChoiceControl;
}) {
  const { id, name, copy, required, error, mountKey, inputProps } = field;
  const common = {
    id,
    name,
    required,
    error: Boolean(error),
    placeholder: copy.placeholder,
    size: 'md',
    classNames: { wrapper: input.wrapper, input: input.input },
    ...inputProps(),
  };
  return (
    <Input.Wrapper
      id={id}
      label={copy.label}
      description={copy.hint}
      error={error}
      required={required}
      inputWrapperOrder={order}
      classNames={{
        root: input.root,
        label: input.label,
        required: input.required,
        description: input.description,
        error: input.error,
      }}
      data-width={control.width}
    >
      {control.kind === 'text' && (
        <Input
          key={mountKey}
          {...common}
          type={control.type ?? 'text'}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
        />
      )}
      {control.kind === 'textarea' && (
        <Input key={mountKey} {...common} component="textarea" multiline rows={control.rows} />
      )}
      {'choices' in control && (
        <Input key={mountKey} {...common} component="select" pointer>
          <option value="">{formTexts.choose}</option>
          {Object.entries(control.choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      )}
    </Input.Wrapper>
  );
}

/** Radio.Group would hold the answer in a state of its own; these buttons work before hydration. */
function RadioField({ field, control }: { field: Field; control: ChoiceControl }) {
  const { id, name, copy, required, error, mountKey, inputProps } = field;
  const [first] = Object.keys(control.choices);
  return (
    <fieldset
      className={classes.question}
      data-width={control.width}
      aria-describedby={describedBy(field)}
    >
      <legend className={classes.legend}>
        {copy.label}
        {required && <Asterisk />}
      </legend>
      <Hint id={id}>{copy.hint}</Hint>
      <ErrorText id={id}>{error}</ErrorText>
      <div className={classes.answers}>
        {Object.entries(control.choices).map(([value, label]) => (
          <Radio
            key={`${mountKey}-${value}`}
            id={value === first ? id : `${id}-${value}`}
            name={name}
            value={value}
            label={label}
            required={required}
            error={Boolean(error)}
            aria-invalid={error ? true : undefined}
            classNames={{
              root: classes.answer,
              body: classes.body,
              inner: classes.inner,
              radio: classes.radio,
              icon: classes.icon,
              labelWrapper: classes.labelWrapper,
              label: classes.label,
            }}
            {...inputProps({ type: 'radio', value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ConsentField({ field }: { field: Field }) {
  const { id, name, copy, required, error, mountKey, inputProps } = field;
  return (
    <div className={input.root}>
      <ErrorText id={id}>{error}</ErrorText>
      <Checkbox
        key={mountKey}
        id={id}
        name={name}
        label={
          <>
            {copy.label}
            {required && <Asterisk />}
          </>
        }
        required={required}
        error={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...inputProps({ type: 'checkbox' })}
      />
    </div>
  );
}

function describedBy({ id, copy, error }: Field): string | undefined {
  const ids = [copy.hint && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function Asterisk() {
  return (
    <span className={input.required} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-description`} className={input.description}>
      {children}
    </p>
  ) : null;
}

function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-error`} className={input.error}>
      {children}
    </p>
  ) : null;
}
