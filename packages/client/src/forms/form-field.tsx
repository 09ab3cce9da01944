import { Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import type { ChoiceField } from '@rebhang-solar/content/forms/form-table';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { withSoftHyphens } from '@rebhang-solar/content/typography';
import { ChooseOne } from '../components/choose-one.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { unknownPicture } from './choice-pictures.ts';
import type { Field } from './use-submission-form.ts';

/** One field with label, hint, error and the control of its kind. */
export function FormField({ field: shown }: { field: Field }) {
  const { id, name, field, error, mountKey, inputProps } = shown;
  const { label, hint, required, width } = field;
  const common = {
    id,
    name,
    label,
    description: hint,
    error,
    required,
    wrapperProps: { 'data-width': width },
    // Fields that share a row even on a phone stay level when the error of one takes two lines.
    errorProps: { flex: width === 'half' ? undefined : 1 },
    ...inputProps(),
  };
  switch (field.kind) {
    case 'message':
      return <Textarea key={mountKey} {...common} rows={field.rows} />;
    case 'choice':
      return field.look === 'select' ? (
        <NativeSelect
          key={mountKey}
          {...common}
          data={[{ value: '', label: formTexts.choose }, ...choicesOf(field)]}
        />
      ) : (
        <RadioField shown={shown} field={field} look={field.look} />
      );
    case 'consent':
      return <ConsentField shown={shown} />;
    case 'date':
    case 'birthDate':
      return (
        <TextInput
          key={mountKey}
          {...common}
          placeholder={formTexts.datePlaceholder}
          autoComplete={field.autoComplete}
          {...typedDate}
        />
      );
    default:
      return (
        <TextInput
          key={mountKey}
          {...common}
          autoComplete={field.autoComplete}
          type={inputTypes[field.kind]}
          inputMode={field.inputMode}
        />
      );
  }
}

const inputTypes = { name: 'text', line: 'text', email: 'email', phone: 'tel' };

/** Without a script of ours the browser checks it by itself. */
const typedDate = {
  type: 'text',
  pattern: '\\s*(\\d{1,2}\\. ?\\d{1,2}\\. ?(\\d{2}|\\d{4})|\\d{4}-\\d{2}-\\d{2})\\s*',
  title: validationMessages.date,
};

/** A question with its answers; one that is optional can be taken back. */
function RadioField({
  shown,
  field,
  look,
}: {
  shown: Field;
  field: ChoiceField;
  look: 'words' | 'tiles' | 'ranges';
}) {
  const { id, name, pictures, error, mountKey, inputProps } = shown;
  const { label, hint, required, width, initial } = field;
  const isTiled = look !== 'words';
  const choices = choicesOf(field);
  if (!required && initial === undefined) {
    choices.push({ value: '', label: isTiled ? formTexts.notKnownYet : formTexts.noAnswer });
  }
  return (
    <ChooseOne
      id={id}
      name={name}
      width={width}
      look={look}
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
        picture: pictures && (pictures[value] ?? unknownPicture),
      }))}
      radio={(value) => inputProps({ type: 'radio', value })}
    />
  );
}

function ConsentField({ shown }: { shown: Field }) {
  const { id, name, error, mountKey, inputProps } = shown;
  const { label, required } = shown.field;
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
function Marked({ label, required }: { label: string; required: boolean | undefined }) {
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

function choicesOf({ choices }: ChoiceField): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
