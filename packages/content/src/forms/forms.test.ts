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
