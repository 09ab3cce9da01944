// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import '@rebhang-solar/client/zod-without-eval';
import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import {
  gridConnectionBlocks,
  gridConnectionChoices,
  gridConnectionForm,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { consultationInput } from '@rebhang-solar/server/inputs/consultation';
import { contactInput } from '@rebhang-solar/server/inputs/contact';
import { gridConnectionInput } from '@rebhang-solar/server/inputs/grid-connection';
import { maintenanceInput } from '@rebhang-solar/server/inputs/maintenance';
import { z } from 'zod';

type Form = {
  schema: z.ZodObject;
  fields: Record<string, FieldCopy>;
  /** The answers of fields that have a choice. */
  choices: Record<string, Record<string, string>>;
  /** Which answer opens which fields with „ja“. */
  switches: Record<string, readonly string[]>;
  parts: readonly { title: string; fields: readonly string[] }[];
};

const fieldsOf = (form: { fields: Record<string, FieldCopy> }) => [
  { title: '', fields: Object.keys(form.fields) },
];

/** The forms of the site, as somebody types them while the caller speaks. */
const forms: Record<FormKind, Form> = {
  contact: {
    schema: contactInput,
    fields: contactForm.fields,
    choices: {},
    switches: {},
    parts: fieldsOf(contactForm),
  },
  consultation: {
    schema: consultationInput,
    fields: consultationForm.fields,
    choices: { haustyp, dachflaeche, stromverbrauch, budget, zeitrahmen },
    switches: {},
    // A caller says who they are first.
    parts: [...consultationParts].sort(({ id }) => (id === 'kontaktdaten' ? -1 : 0)),
  },
  maintenance: {
    schema: maintenanceInput,
    fields: maintenanceForm.fields,
    choices: {},
    switches: {},
    parts: fieldsOf(maintenanceForm),
  },
  gridConnection: {
    schema: gridConnectionInput,
    fields: gridConnectionForm.fields,
    choices: gridConnectionChoices,
    switches: gridConnectionSwitches,
    parts: gridConnectionBlocks,
  },
};

export type EnteredField = FieldCopy & {
  name: string;
  required: boolean;
  choices: Record<string, string> | undefined;
  type: 'text' | 'email' | 'tel' | 'textarea';
};

/** What is asked, part by part. @param values what is typed already: an answer may open other fields */
export function partsOf(kind: FormKind, values: Record<string, string>) {
  const { schema, fields, choices, switches, parts } = forms[kind];
  const closed = new Set(
    Object.entries(switches).flatMap(([name, opened]) => (values[name] === 'ja' ? [] : opened)),
  );
  return parts.map(({ title, fields: names }) => ({
    title,
    fields: names.flatMap((name): EnteredField[] => {
      const copy = fields[name];
      const field = schema.shape[name];
      // Nobody ticks a box on the phone.
      if (!copy || !field || name === 'datenschutz' || closed.has(name)) return [];
      const type = typeOf(name);
      return [
        {
          ...copy,
          name,
          type,
          choices: choices[name],
          // A caller may have no address for mails.
          required: type !== 'email' && !z.safeParse(field, '').success,
        },
      ];
    }),
  }));
}

function typeOf(name: string): EnteredField['type'] {
  if (name === 'message') return 'textarea';
  if (/email$/i.test(name)) return 'email';
  return /(phone|telefon)$/i.test(name) ? 'tel' : 'text';
}
