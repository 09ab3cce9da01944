import { haustyp } from '@rebhang-solar/content/choices';
import type { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import { contactInput } from '@rebhang-solar/server/inputs/contact';
import { gridConnectionInput } from '@rebhang-solar/server/inputs/grid-connection';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  blankValues,
  type ExactFields,
  type FormControls,
  requiredFields,
} from './form-definition.ts';
import { gridConnectionControls } from './grid-connection-controls.ts';

type Input = { name: string; haustyp?: '' | keyof typeof haustyp; datenschutz: true };

const schema = z.strictObject({
  name: z.string().refine((value) => value.trim() !== ''),
  haustyp: z.enum(['', ...Object.keys(haustyp)]).optional(),
  datenschutz: z.literal(true),
});
const controls: FormControls<Input> = {
  name: { kind: 'text' },
  haustyp: { kind: 'select', choices: haustyp },
  datenschutz: { kind: 'consent' },
};

test('a field is mandatory when its schema rejects the untouched control', () => {
  expect([...requiredFields(schema, controls)]).toEqual(['name', 'datenschutz']);
});

test('the contact form demands consent although its payload may lack it', () => {
  const required = requiredFields<{ phone: string; datenschutz: true }>(contactInput, {
    phone: { kind: 'text' },
    datenschutz: { kind: 'consent' },
  });
  expect([...required]).toEqual(['datenschutz']);
});

test('the mandatory fields of the grid form are those of the specification', () => {
  expect([...requiredFields(gridConnectionInput, gridConnectionControls)]).toEqual(
    'strasse hausnummer plz ort name vorname anStrase anHausnummer anPlz anOrt anTelefon anEmail'.split(
      ' ',
    ),
  );
});

test('untouched controls are empty, save for answers with a default', () => {
  expect(blankValues(controls)).toEqual({ name: '', haustyp: '', datenschutz: false });
  expect(blankValues(gridConnectionControls)).toMatchObject({
    unterkellert: '',
    nutzAbweichend: 'nein',
    eigenAbweichend: 'nein',
  });
});

test('copy that lacks a field, or has one too much, does not fit its input', () => {
  type Copy = typeof contactForm.fields;
  expectTypeOf<ExactFields<Record<keyof Copy, string>, Copy>>().toEqualTypeOf<
    Record<keyof Copy, FieldCopy>
  >();
  expectTypeOf<ExactFields<Record<keyof Copy | 'extra', string>, Copy>>().toExtend<{
    missing: 'extra';
    tooMuch: never;
  }>();
  expectTypeOf<ExactFields<Omit<Record<keyof Copy, string>, 'phone'>, Copy>>().toExtend<{
    missing: never;
    tooMuch: 'phone';
  }>();
});
