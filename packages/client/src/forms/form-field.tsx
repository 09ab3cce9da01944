import { Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { withSoftHyphens } from '@rebhang-solar/content/typography';
import { ChooseOne } from '../components/choose-one.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { unknownPicture } from './choice-pictures.ts';
import type { ChoiceControl } from './form-definition.ts';
import type { Field } from './use-submission-form.ts';

/** One field with label, hint, error and the control of its definition. */
export function FormField({ field }: { field: Field }) {
  const { id, name, control, label, hint, placeholder, required, error, mountKey, inputProps } =
    field;
  const common = {
    id,
    name,
    label,
    description: hint,
    error,
    required,
    wrapperProps: { 'data-width': control.width },
    // Fields that share a row even on a phone stay level when the error of one takes two lines.
    errorProps: { flex: control.width === 'half' ? undefined : 1 },
    ...inputProps(),
  };
  switch (control.kind) {
    case 'text':
    case 'date':
      return (
        <TextInput
          key={mountKey}
          {...common}
          placeholder={placeholder}
          autoComplete={control.autoComplete}
          {...(control.kind === 'text'
            ? { type: control.type ?? 'text', inputMode: control.inputMode }
            : typedDate)}
        />
      );
    case 'textarea':
      return <Textarea key={mountKey} {...common} placeholder={placeholder} rows={control.rows} />;
    case 'select':
      return (
        <NativeSelect
          key={mountKey}
          {...common}
          data={[{ value: '', label: formTexts.choose }, ...choicesOf(control)]}
        />
      );
    case 'radio':
    case 'tiles':
      return <RadioField field={field} control={control} />;
    case 'consent':
      return <ConsentField field={field} />;
  }
}

/** Without a script of ours the browser checks it by itself. */
const typedDate = {
  type: 'text',
  placeholder: formTexts.datePlaceholder,
  pattern: '\\s*(\\d{1,2}\\. ?\\d{1,2}\\. ?(\\d{2}|\\d{4})|\\d{4}-\\d{2}-\\d{2})\\s*',
  title: validationMessages.date,
};

/** A question with its answers; one that is optional can be taken back. */
function RadioField({ field, control }: { field: Field; control: ChoiceControl }) {
  const { id, name, label, hint, required, error, mountKey, inputProps } = field;
  const isTiled = control.kind === 'tiles';
  const choices = choicesOf(control);
  if (!required && control.initial === undefined) {
    choices.push({ value: '', label: isTiled ? formTexts.notKnownYet : formTexts.noAnswer });
  }
  return (
    <ChooseOne
      id={id}
      name={name}
      width={control.width}
      look={isTiled ? (control.isLong ? 'ranges' : 'tiles') : 'words'}
      legend={
        <>
          <Marked label={label} required={required} />
          {isTiled && hint && (
            <Text span size="sm" c="dimmed" fw={400}>
              {' '}
              {hint}
            </Text>
          )}
        </>
      }
      // Tiles have it beside their label: they are high enough already.
      hint={isTiled ? undefined : hint}
      error={error}
      required={required}
      mountKey={mountKey}
      choices={choices.map(({ value, label: words }) => ({
        value,
        label: isTiled ? <Unbroken text={withSoftHyphens(words)} /> : words,
        picture: control.pictures && (control.pictures[value] ?? unknownPicture),
      }))}
      radio={(value) => inputProps({ type: 'radio', value })}
    />
  );
}

function ConsentField({ field }: { field: Field }) {
  const { id, name, label, required, error, mountKey, inputProps } = field;
  return (
    <Checkbox
      key={mountKey}
      id={id}
      name={name}
      label={<Marked label={label} required={required} />}
      required={required}
      error={error}
      // Mantine sets it on its other inputs, not here.
      aria-invalid={error ? true : undefined}
      {...inputProps({ type: 'checkbox' })}
    />
  );
}

/** Where Mantine's label has no asterisk of its own. */
function Marked({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <Text span inherit c="tile" aria-hidden="true">
          {'\u00a0*'}
        </Text>
      )}
    </>
  );
}

function choicesOf({ choices }: ChoiceControl): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
