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

test.each([
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u202a',
  '\u00ad',
  ' ',
  '\t',
  ' \u200b\u00a0 ',
])('what cannot be seen around an address is taken off: %j', (invisible) => {
  for (const schema of [fieldSchemas.requiredEmail, fieldSchemas.optionalEmail]) {
    expect(schema.parse(`${invisible}anna@x.example${invisible}`)).toBe('anna@x.example');
    expect(schema.safeParse(`anna${invisible}@x.example`).success).toBe(false);
  }
  expect(fieldSchemas.requiredEmail.safeParse(invisible).success).toBe(false);
  expect(fieldSchemas.optionalEmail.parse(invisible)).toBe('');
});
