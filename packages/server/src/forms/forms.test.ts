import { haustyp } from '@rebhang-solar/content/choices';
import type { consultationParts } from '@rebhang-solar/content/forms/consultation';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FormTable, None, Unplaced } from '@rebhang-solar/content/forms/form-table';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { expect, test } from 'vitest';
import { consultationInput } from './consultation/consultation.input.ts';
import type { MessageColumns } from './contact/contact-message.entity.ts';
import { ContactMessageSchema } from './contact/contact-message.entity.ts';
import { fieldSchemas, type ShapeOf } from './field-schemas.ts';
import { forms } from './forms.ts';
import { maintenanceInput } from './maintenance/maintenance.input.ts';

const tables = {
  contact: contactForm,
  consultation: consultationForm,
  maintenance: maintenanceForm,
  gridConnection: gridConnectionForm,
} satisfies Record<string, FormTable>;

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  'each field of %s is of the building block that its kind names, in the order of its table',
  (form) => {
    const fields = Object.entries<FormTable['fields'][string]>(tables[form].fields);
    const { shape } = forms[form].input;
    expect(Object.keys(shape)).toEqual(fields.map(([name]) => name));
    const blocks = new Map<string, unknown>(Object.entries(fieldSchemas));
    for (const [name, { kind, required }] of fields) {
      if (kind === 'choice' || kind === 'consent') continue;
      const block = `${required ? 'required' : 'optional'}${kind[0]?.toUpperCase()}${kind.slice(1)}`;
      expect(shape[name], name).toBe(blocks.get(block));
    }
  },
);

const { properties } = ContactMessageSchema;
const { phone: _phone, ...withoutPhone } = maintenanceInput.shape;
const added = {
  ...consultationForm,
  fields: { ...consultationForm.fields, dach: { kind: 'line', label: 'Dach' } },
} as const satisfies FormTable;

type Forms = typeof contactForm | typeof consultationForm | typeof maintenanceForm;

// @ts-expect-error `dach` has no column
properties satisfies MessageColumns<Forms | typeof added>;
// @ts-expect-error a column that no form fills
({ ...properties, dach: 1 }) satisfies MessageColumns<Forms>;
// @ts-expect-error `dach` stands in no step
export type Placed = None<Unplaced<typeof added, typeof consultationParts>>;
// @ts-expect-error `phone` was renamed in the schema alone
({ ...withoutPhone, telefon: fieldSchemas.requiredPhone }) satisfies ShapeOf<
  typeof maintenanceForm
>;
// @ts-expect-error `phone` is required
({ ...withoutPhone, phone: fieldSchemas.optionalPhone }) satisfies ShapeOf<typeof maintenanceForm>;
// @ts-expect-error the answers of another question
({ ...consultationInput.shape, budget: fieldSchemas.choice(haustyp) }) satisfies ShapeOf<
  typeof consultationForm
>;
