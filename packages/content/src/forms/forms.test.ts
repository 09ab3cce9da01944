import { expect, test } from 'vitest';
import { consultationForm } from './consultation.ts';
import { contactForm } from './contact.ts';
import type { FormField, FormTable } from './form-table.ts';
import { gridConnectionForm, gridConnectionSwitches } from './grid-connection.ts';
import { maintenanceForm } from './maintenance.ts';
import { formTexts } from './shared.ts';

test.for([contactForm, consultationForm, maintenanceForm, gridConnectionForm])(
  'the privacy notice of „$title“ names the policy once, where the link goes',
  ({ privacyNotice }) => {
    expect(privacyNotice.split(formTexts.privacyLink)).toHaveLength(2);
  },
);

const fieldsOf = ({ fields }: FormTable) => Object.entries<FormField>(fields);

test('birth dates and all that is said of other people stay out of drafts, and no browser fills it in', () => {
  const { nutzAbweichend, eigenAbweichend } = gridConnectionSwitches;
  const ofOthers = [...nutzAbweichend, ...eigenAbweichend];
  const fields = fieldsOf(gridConnectionForm);
  expect(fields.filter(([, { secret }]) => secret).map(([name]) => name)).toEqual([
    'geburtsdatum',
    ...ofOthers,
  ]);
  const off = fields.filter(([, field]) => 'autoComplete' in field && field.autoComplete === 'off');
  expect(off.map(([name]) => name)).toEqual(['hausnummer', 'anHausnummer', ...ofOthers]);
});

test.each<[string, FormTable, string]>([
  ['contact', contactForm, 'name email tel'],
  ['consultation', consultationForm, 'name email tel address-line1'],
  ['maintenance', maintenanceForm, 'name email tel'],
  [
    'the grid connection',
    gridConnectionForm,
    'section-anschlussobjekt address-line1 section-anschlussobjekt postal-code section-anschlussobjekt address-level2 family-name given-name bday section-anschlussnehmer address-line1 section-anschlussnehmer postal-code section-anschlussnehmer address-level2 tel email',
  ],
])('a browser may fill in the visitor’s own data in the form of %s', (_form, form, tokens) => {
  const own = fieldsOf(form).flatMap(([, field]) =>
    'autoComplete' in field && field.autoComplete !== 'off' ? [field.autoComplete] : [],
  );
  expect(own.join(' ')).toBe(tokens);
});
