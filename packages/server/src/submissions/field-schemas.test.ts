import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { expect, test } from 'vitest';
import { fieldSchemas } from './field-schemas.ts';

test.each([
  'a..b@x.example',
  '.a@x.example',
  'a.@x.example',
  'a@gmx',
  'a@x..example',
  'a@x.example, b@x.example',
])('no mail server takes „%s“: the field says so', (address) => {
  for (const schema of [fieldSchemas.requiredEmail, fieldSchemas.optionalEmail]) {
    const messages = schema.safeParse(address).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([validationMessages.email]);
  }
});

test.each(['a.b@x.example', 'a+b@sub.x.example', "o'brien@x.example"])(
  '„%s“ is an address',
  (address) => {
    expect(fieldSchemas.requiredEmail.safeParse(address).success).toBe(true);
    expect(fieldSchemas.optionalEmail.safeParse(address).success).toBe(true);
  },
);
