import { TextInput, type TextInputProps } from '@mantine/core';

/** A number as Germans write it, beside it its unit. No field of type number, which takes no comma everywhere. */
export function DecimalInput({ unit = '', ...props }: TextInputProps & { unit?: string }) {
  return (
    <TextInput
      type="text"
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit === '' ? undefined : unit}
      rightSectionWidth={unit.length > 3 ? '4.5rem' : unit.length > 1 ? '3.25rem' : '1.5rem'}
      rightSectionPointerEvents="none"
      {...props}
    />
  );
}
