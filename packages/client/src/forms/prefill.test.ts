import { dachflaeche } from '@rebhang-solar/content/choices';
import { expect, test } from 'vitest';
import type { FormControls } from './form-definition.ts';
import { prefilled } from './prefill.ts';

type Input = { name: string; dachflaeche: keyof typeof dachflaeche; message: string };
const controls: FormControls<Input> = {
  name: { kind: 'text' },
  dachflaeche: { kind: 'select', choices: dachflaeche },
  message: { kind: 'textarea', rows: 4 },
};

const consultation = { name: 'consultation', controls } as const;

test('a link fills in words and choices', () => {
  const search = `?${new URLSearchParams({ message: 'Größe: 10 kWp\n& mehr', dachflaeche: '50-100' })}`;
  expect(prefilled(consultation, search)).toEqual({
    message: 'Größe: 10 kWp\n& mehr',
    dachflaeche: '50-100',
  });
});

test('a subject begins the message, and an unknown one changes nothing', () => {
  expect(prefilled(consultation, '?betreff=anmeldung')).toEqual({
    message: 'Anmeldung der Anlage:',
  });
  expect(prefilled(consultation, '?betreff=constructor')).toEqual({});
});

test('nothing about the person is taken from an address, nor a choice that there is not', () => {
  expect(prefilled(consultation, '?name=Anna&dachflaeche=toString&message=')).toEqual({});
});
