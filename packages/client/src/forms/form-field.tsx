import { Checkbox, Fieldset, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { ChoiceControl } from './form-definition.ts';
import classes from './form-field.module.css';
import type { Field } from './use-fields.ts';

/** One field with label, hint, error and the control that its definition asks for. */
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
    // The error stands above the control, where neither the browser's own suggestions nor the
    // keyboard of a phone cover it.
    inputWrapperOrder: ['label', 'description', 'error', 'input'] as const,
    wrapperProps: { 'data-width': control.width },
  };
  switch (control.kind) {
    case 'text':
      return (
        <TextInput
          key={mountKey}
          {...common}
          inputWrapperOrder={[...common.inputWrapperOrder]}
          placeholder={placeholder}
          type={control.type}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
          {...inputProps()}
        />
      );
    case 'textarea':
      return (
        <Textarea
          key={mountKey}
          {...common}
          inputWrapperOrder={[...common.inputWrapperOrder]}
          placeholder={placeholder}
          rows={control.rows}
          {...inputProps()}
        />
      );
    case 'select':
      return (
        <NativeSelect
          key={mountKey}
          {...common}
          inputWrapperOrder={[...common.inputWrapperOrder]}
          data={[{ value: '', label: formTexts.choose }, ...optionsOf(control)]}
          {...inputProps()}
        />
      );
    case 'radio':
      return <RadioField field={field} control={control} />;
    case 'consent':
      return <ConsentField field={field} />;
  }
}
