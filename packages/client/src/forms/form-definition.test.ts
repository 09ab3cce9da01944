import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FormTable } from '@rebhang-solar/content/forms/form-table';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { expect, test } from 'vitest';
import { blankValues, withoutClosed } from './form-definition.ts';

test('untouched controls are empty, save for answers with a default and questions of which none is chosen', () => {
  expect(blankValues(contactForm.fields)).toEqual({
    name: '',
    email: '',
    phone: '',
    message: '',
    datenschutz: false,
  });
  expect(blankValues(consultationForm.fields)).toMatchObject({
    haustyp: undefined,
    budget: undefined,
  });
  expect(blankValues(gridConnectionForm.fields)).toMatchObject({
    unterkellert: undefined,
    vorhaben: '',
    nutzAbweichend: 'nein',
    eigenAbweichend: 'nein',
  });
});

test('the mandatory fields are those of the specification', () => {
  const required = ({ fields }: FormTable) =>
    Object.keys(fields).filter((name) => fields[name]?.required);
  expect(required(contactForm)).toEqual(['name', 'email', 'message', 'datenschutz']);
  expect(required(consultationForm)).toEqual(['name', 'email', 'phone', 'address', 'datenschutz']);
  expect(required(maintenanceForm)).toEqual(['name', 'email', 'phone']);
  expect(required(gridConnectionForm)).toEqual(
    'strasse hausnummer plz ort name vorname anStrase anHausnummer anPlz anOrt anTelefon anEmail'.split(
      ' ',
    ),
  );
});

test.each([
  ['ja', 'Weinböhla'],
  ['nein', ''],
  ['', ''],
  [undefined, ''],
])('after „%s“ a field that only „ja“ opens holds what is sent: %j', (answer, sent) => {
  const definition = { switches: { nutzAbweichend: ['nutzOrt'] } };
  const values = { nutzAbweichend: answer, nutzOrt: 'Weinböhla' };
  expect(withoutClosed(definition, values).nutzOrt).toBe(sent);
});
