import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import type { FormField, FormPart, FormTable } from '@rebhang-solar/content/forms/form-table';
import {
  gridConnectionBlocks,
  gridConnectionForm,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';

type Form = {
  table: FormTable;
  parts: readonly Pick<FormPart, 'title' | 'fields'>[];
  /** Which answer opens which fields with „ja“. */
  switches?: Record<string, readonly string[]>;
};

const inOnePart = (table: FormTable): Form => ({
  table,
  parts: [
    { title: '', fields: [...new Set(['name', 'phone', 'email', ...Object.keys(table.fields)])] },
  ],
});

/** The forms of the site, as somebody types them while the caller speaks. */
const forms: Record<FormKind, Form> = {
  contact: inOnePart(contactForm),
  consultation: {
    table: consultationForm,
    parts: consultationParts,
  },
  maintenance: inOnePart(maintenanceForm),
  gridConnection: {
    table: gridConnectionForm,
    parts: gridConnectionBlocks,
    switches: gridConnectionSwitches,
  },
};

export type EnteredField = {
  name: string;
  field: Exclude<FormField, { kind: 'consent' }>;
  required: boolean;
};

/** What is asked, part by part. @param values what is typed already: an answer may open other fields */
export function partsOf(kind: FormKind, values: Record<string, string>) {
  const { table, parts, switches = {} } = forms[kind];
  const closed = new Set(
    Object.entries(switches).flatMap(([name, opened]) => (values[name] === 'ja' ? [] : opened)),
  );
  // A caller says who they are first.
  const inOrder = parts.toSorted(
    (one, other) => Number(other.fields.includes('name')) - Number(one.fields.includes('name')),
  );
  return inOrder.map(({ title, fields: names }) => ({
    title,
    fields: names.flatMap((name): EnteredField[] => {
      const field = table.fields[name];
      // Nobody ticks a box on the phone.
      if (!field || field.kind === 'consent' || closed.has(name)) return [];
      // A caller may have no address for mails.
      return [{ name, field, required: field.kind !== 'email' && field.required === true }];
    }),
  }));
}
