import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { expect, test } from 'vitest';
import { fieldSchemas } from './field-schemas.ts';

test.each(['\0', '\u0001', '\b', '\v', '\f', '\u001B', '\u001F', '\uD800', '\uFFFD'])(
  'no document can hold %j: the field says so',
  (character) => {
    for (const schema of [fieldSchemas.requiredLine, fieldSchemas.optionalMessage]) {
      const messages = schema
        .safeParse(`4${character}b`)
        .error?.issues.map(({ message }) => message);
      expect(messages).toEqual([validationMessages.unreadable]);
    }
  },
);

test.each(['\t', '\r\n', '\n', '\u0085', '\u0096'])('%j is text', (character) => {
  expect(fieldSchemas.optionalMessage.parse(`4${character}b`)).toBe(`4${character}b`);
});

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
  expect(
    fieldSchemas.requiredEmail.safeParse(invisible).error?.issues.map(({ message }) => message),
  ).toEqual([validationMessages.required]);
  expect(fieldSchemas.optionalEmail.parse(invisible)).toBe('');
});

test.each([
  ['24.5.1968', '1968-05-24'],
  [' 24.05.1968 ', '1968-05-24'],
  ['1968-05-24', '1968-05-24'],
])('a date that comes as „%s“ is stored as %s', (sent, stored) => {
  for (const schema of [fieldSchemas.requiredDate, fieldSchemas.optionalDate]) {
    expect(schema.parse(sent)).toBe(stored);
  }
});

test.each(['bald, 31.02.2020', '31.02.2020', '2020-02-31', 'Mai 2027', '5/24/1968'])(
  '„%s“ is no day of the calendar: the field says so',
  (sent) => {
    for (const schema of [fieldSchemas.requiredDate, fieldSchemas.optionalDate]) {
      const messages = schema.safeParse(sent).error?.issues.map(({ message }) => message);
      expect(messages).toEqual([validationMessages.date]);
    }
  },
);

test('a birth date may be short, and lies between 1900 and today', () => {
  const { optionalBirthDate } = fieldSchemas;
  expect(optionalBirthDate.parse('24.5.68')).toBe('1968-05-24');
  expect(optionalBirthDate.parse(' ')).toBe('');
  const messagesOf = (sent: string) =>
    optionalBirthDate.safeParse(sent).error?.issues.map(({ message }) => message);
  for (const sent of ['24.05.2968', '24.05.1868', '1868-05-24'])
    expect(messagesOf(sent), sent).toEqual([validationMessages.birthDate]);
  expect(messagesOf('im Mai')).toEqual([validationMessages.date]);
});

test('only an optional date may be left empty', () => {
  expect(fieldSchemas.optionalDate.parse(' ')).toBe('');
  const messages = fieldSchemas.requiredDate.safeParse('').error?.issues;
  expect(messages?.map(({ message }) => message)).toEqual([validationMessages.required]);
});

test('a required choice takes its answers and nothing else', () => {
  const schema = fieldSchemas.requiredChoice({ ja: 'Ja', nein: 'Nein' });
  const messageOf = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(messageOf('ja')).toBeUndefined();
  expect(messageOf('')).toBe(validationMessages.required);
  expect(messageOf(undefined)).toBe(validationMessages.required);
  expect(messageOf('vielleicht')).toBe(validationMessages.choice);
});

test.each([
  ['requiredName', 200],
  ['optionalName', 200],
  ['requiredLine', 300],
  ['optionalLine', 300],
  ['requiredPhone', 300],
  ['optionalPhone', 300],
  ['requiredMessage', 10_000],
  ['optionalMessage', 10_000],
] as const)('%s takes %i characters and says so of one more', (name, limit) => {
  const schema = fieldSchemas[name];
  expect(schema.safeParse('x'.repeat(limit)).success).toBe(true);
  expect(
    schema.safeParse(`\0${'x'.repeat(limit)}`).error?.issues.map(({ message }) => message),
  ).toEqual([validationMessages.tooLong(limit)]);
});

test('an address is as long as a mail server takes it, and no longer', () => {
  const address = (length: number) => `${'a'.repeat(length - 10)}@x.example`;
  for (const schema of [fieldSchemas.requiredEmail, fieldSchemas.optionalEmail]) {
    expect(schema.safeParse(address(254)).success).toBe(true);
    expect(schema.safeParse(address(255)).error?.issues[0]?.message).toBe(
      validationMessages.tooLong(254),
    );
  }
});

test.each(['requiredName', 'requiredLine', 'requiredMessage', 'requiredPhone'] as const)(
  '%s is neither missing nor empty nor blank, and is kept as it was sent',
  (name) => {
    for (const value of [undefined, '', ' \n\u00a0'])
      expect(fieldSchemas[name].safeParse(value).error?.issues[0]?.message).toBe(
        'Bitte füllen Sie dieses Feld aus.',
      );
    expect(fieldSchemas[name].parse(' a ')).toBe(' a ');
  },
);

test.each([
  'optionalName',
  'optionalLine',
  'optionalMessage',
  'optionalPhone',
  'optionalEmail',
] as const)('%s may be missing or empty, but is text', (name) => {
  for (const value of [undefined, '']) expect(fieldSchemas[name].parse(value)).toBe(value);
  for (const value of [5, null, ['a'], {}])
    expect(fieldSchemas[name].safeParse(value).error?.issues[0]?.message).toBe(
      'Bitte geben Sie hier Text ein.',
    );
});

test('a choice takes its answers, an untouched select, or nothing', () => {
  const schema = fieldSchemas.choice({ ja: 'Ja', nein: 'Nein' });
  for (const value of ['ja', 'nein', '', undefined]) expect(schema.parse(value)).toBe(value);
  for (const value of ['Ja', 'vielleicht', null])
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(validationMessages.choice);
});
