import { storedFields } from '@rebhang-solar/content/legal/stored-fields';
import { expect, test } from 'vitest';
import { consultationInput } from './consultation/consultation.input.ts';
import { contactInput } from './contact/contact.input.ts';
import { maintenanceInput } from './maintenance/maintenance.input.ts';

const schemas = {
  contact: contactInput,
  consultation: consultationInput,
  maintenance: maintenanceInput,
};

test.each(Object.keys(schemas) as (keyof typeof schemas)[])(
  'the privacy notice says which fields of %s are required',
  (form) => {
    const {
      datenschutz: _consent,
      ...fields
    }: Record<string, { safeParse(value: unknown): { success: boolean } }> = schemas[form].shape;
    const named = Object.entries(storedFields[form]).map(([name, words]) => [
      name,
      'required' in words,
    ]);
    const required = Object.entries(fields).map(([name, schema]) => [
      name,
      !schema.safeParse(undefined).success,
    ]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(required));
  },
);
