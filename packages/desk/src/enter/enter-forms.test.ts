import { type FormKind, formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import { expect, test } from 'vitest';
import { partsOf } from './enter-forms.ts';

const kinds = Object.keys(formKinds) as FormKind[];
const askedOf = (kind: FormKind, values: Record<string, string> = {}) =>
  partsOf(kind, values).flatMap(({ fields }) => fields);

test('a question of a form is a question at the desk, with the same answers', () => {
  const questions = kinds.flatMap((kind) =>
    askedOf(kind).flatMap(({ name, field }) =>
      field.kind === 'choice' ? [`${name}: ${Object.keys(field.choices).join(', ')}`] : [],
    ),
  );
  expect(questions).toContain('zeitrahmen: sofort, 3-monate, 6-monate, spaeter');
  expect(questions).toContain('phasen: einphasig, dreiphasig');
});

test('nobody ticks a box on the phone, and no caller needs an address for mails', () => {
  expect(askedOf('contact').map(({ name, required }) => `${name}${required ? ' *' : ''}`)).toEqual([
    'name *',
    'phone',
    'email',
    'message *',
  ]);
  expect(askedOf('maintenance').map(({ name }) => name)).toContain('anlagenjahr');
  const [first] = partsOf('consultation', {});
  expect(partsOf('gridConnection', {})[0]?.fields[0]?.name).toBe('name');
  expect(first?.fields.map(({ name, required }) => `${name}${required ? ' *' : ''}`)).toEqual([
    'name *',
    'phone *',
    'email',
    'address *',
  ]);
});

test('„ja“ opens what depends on it', () => {
  const names = (answer: string) =>
    askedOf('gridConnection', { nutzAbweichend: answer }).map(({ name }) => name);
  for (const answer of ['nein', '']) expect(names(answer)).not.toContain('nutzOrt');
  expect(askedOf('gridConnection').map(({ name }) => name)).not.toContain('nutzOrt');
  expect(names('ja')).toEqual(expect.arrayContaining([...gridConnectionSwitches.nutzAbweichend]));
});
