import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { EnteredField } from './enter-forms.ts';
import classes from './enter-page.module.css';

const inputTypes = {
  name: 'text',
  line: 'text',
  email: 'email',
  phone: 'tel',
  date: 'text',
  birthDate: 'text',
};

/** A field of a form, as somebody in the office types it. */
export function EnterField({
  field: { name, field, required },
  value,
  error,
  change,
}: {
  field: EnteredField;
  value: string;
  error: string | undefined;
  change: (value: string) => void;
}) {
  const common = {
    name,
    label: field.label,
    required,
    error,
    value,
    // Not the colleague's own data.
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(currentTarget.value),
  };
  if (field.kind === 'choice') {
    const answers = Object.entries(field.choices).map(([key, label]) => ({ value: key, label }));
    return (
      <NativeSelect {...common} data={[{ value: '', label: formTexts.notKnownYet }, ...answers]} />
    );
  }
  if (field.kind === 'message') return <Textarea {...common} rows={5} className={classes.wide} />;
  const isDate = field.kind === 'date' || field.kind === 'birthDate';
  return (
    <TextInput
      {...common}
      type={inputTypes[field.kind]}
      placeholder={isDate ? formTexts.datePlaceholder : undefined}
    />
  );
}
