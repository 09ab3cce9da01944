import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { FormDefinition, FormInput, FormValues } from './form-definition.ts';

const { parts: texts } = formTexts;

/** How far each part is, in words. */
export function partStates<Input extends FormInput>(
  { parts = [], table, switches = {} }: Pick<FormDefinition<Input>, 'parts' | 'table' | 'switches'>,
  values: FormValues<Input>,
): string[] {
  return parts.map(({ fields }) => {
    const mandatory = fields.filter((name) => table.fields[name].required);
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
