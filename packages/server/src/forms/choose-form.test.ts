import { expect, test } from 'vitest';
import { chooseForm, messageForms } from './choose-form.ts';

const kindOf = (body: Record<string, unknown>) => chooseForm(body).kind;

test('a key that only one form has tells its payloads', () => {
  for (const { kind, fields } of messageForms) {
    const others = messageForms.filter((other) => other.kind !== kind);
    const shared = others.flatMap((other) => other.fields.map(({ name }) => name));
    for (const { name } of fields) {
      if (!shared.includes(name)) expect(kindOf({ [name]: '' }), name).toBe(kind);
    }
  }
});

test('the keys that the specification names tell consultation and maintenance', () => {
  const consultation = 'address haustyp dachflaeche stromverbrauch budget zeitrahmen'.split(' ');
  for (const key of consultation) expect(kindOf({ [key]: '' })).toBe('consultation');
  for (const key of ['anlagengroesse', 'anlagenjahr', 'anlagenart']) {
    expect(kindOf({ [key]: '', budget: '' })).toBe('maintenance');
  }
  expect(kindOf({ message: 'WARTUNGSANFRAGE: bitte' })).toBe('maintenance');
});

test('everything else is a contact, with or without consent', () => {
  expect(kindOf({})).toBe('contact');
  expect(kindOf({ name: 'A', message: 'B', datenschutz: true })).toBe('contact');
  expect(kindOf({ message: ['WARTUNGSANFRAGE: bitte'] })).toBe('contact');
  expect(kindOf({ message: 'Zur WARTUNGSANFRAGE: bitte' })).toBe('contact');
});
