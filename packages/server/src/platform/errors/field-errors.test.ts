import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toFieldErrors } from './field-errors.ts';

const schema = z.strictObject({
  name: z.string('kein Text').min(3, 'zu kurz').regex(/^A/, 'ohne A'),
  parts: z.array(z.object({ kwp: z.number('keine Zahl') })).optional(),
});
const errorsOf = (value: unknown) => {
  const { error } = schema.safeParse(value);
  return error && { ...toFieldErrors(error) };
};

test('each field has one message, the first, under the path that leads to it', () => {
  expect(errorsOf({ name: 'b' })).toEqual({ name: 'zu kurz' });
  expect(errorsOf({ name: 'Anna', parts: [{ kwp: 1 }, { kwp: 'x' }] })).toEqual({
    'parts.1.kwp': 'keine Zahl',
  });
});

test('fields that no form has are named each, one called like a prototype too', () => {
  const unknown = validationMessages.unknownField;
  expect(errorsOf(JSON.parse('{"name":"Anna","fax":1,"toString":2}'))).toEqual({
    fax: unknown,
    toString: unknown,
  });
  const { error } = schema.safeParse(JSON.parse('{"name":"Anna","constructor":1}'));
  expect(error && Object.keys(toFieldErrors(error))).toEqual(['constructor']);
});

test('what has no fields at all says so', () => {
  for (const value of [null, [], 'x'])
    expect(errorsOf(value)).toEqual({ '': validationMessages.notAnObject });
});
