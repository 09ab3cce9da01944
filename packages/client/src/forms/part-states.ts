import { formTexts } from '@rebhang-solar/content/forms/shared';
import { useState } from 'react';
import {
  type FormDefinition,
  type FormInput,
  type FormValues,
  isRequired,
} from './form-definition.ts';
import type { RequestForm } from './use-request-form.ts';

const { parts: texts } = formTexts;

/** The part of a form's definition that tells how far its parts are. */
type Measured<Input extends FormInput> = Pick<
  FormDefinition<Input>,
  'parts' | 'schema' | 'controls' | 'switches'
>;

/** How far each part is, in words. */
export function partStates<Input extends FormInput>(
  { parts = [], schema, controls, switches = {} }: Measured<Input>,
  values: FormValues<Input>,
): string[] {
  return parts.map(({ fields }) => {
    const mandatory = fields.filter((name) => isRequired(schema, name, controls[name]));
    const missing = mandatory.length - filledFields(mandatory, values);
    if (missing > 0) return texts.missing(missing);
    if (mandatory.length > 0) return texts.complete;
    const answers = fields.filter((name) => name in switches);
    if (answers.length === 0) return texts.filledIn(filledFields(fields, values));
    return answers.some((name) => values[name] === 'ja') ? texts.voluntary : texts.notNeeded;
  });
}

/** How many of these fields hold something. */
export function filledFields<Input extends FormInput>(
  fields: readonly (keyof Input & string)[],
  values: FormValues<Input>,
): number {
  return fields.filter((name) => String(values[name] || '').trim() !== '').length;
}

/** Those of the fields that show an error. */
export function faultyFields<Input extends FormInput>(
  { field }: Pick<RequestForm<Input>, 'field'>,
  fields: readonly (keyof Input & string)[],
) {
  return fields.filter((name) => field(name).error);
}

/** The states of a form's parts, and what has to be told of every change of its values. */
export function usePartStates<Input extends FormInput>(definition: FormDefinition<Input>) {
  const [states, setStates] = useState<readonly string[]>([]);
  const onValues = (values: FormValues<Input>) => {
    const next = partStates(definition, values);
    setStates((shown) => (shown.join() === next.join() ? shown : next));
  };
  return [states, onValues] as const;
}
