// First: schemas look at it as they are made.
import './zod-without-eval.ts';
import { Stack } from '@mantine/core';
import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { paths } from '@rebhang-solar/content/paths';
import {
  type ConsultationInput,
  consultationInput,
} from '@rebhang-solar/server/inputs/consultation';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { type ExactFields, type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { useRequestForm } from './use-request-form.ts';

type FieldName = keyof ConsultationInput;

const fields: ExactFields<ConsultationInput, typeof consultationForm.fields> =
  consultationForm.fields;

const definition: FormDefinition<ConsultationInput> = {
  name: 'consultation',
  action: paths.consultation,
  schema: consultationInput,
  copy: consultationForm,
  fields,
  controls: {
    name: { kind: 'text', autoComplete: 'name' },
    email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
    phone: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
    address: { kind: 'text', autoComplete: 'address-line1' },
    haustyp: { kind: 'select', choices: haustyp, width: 'half' },
    dachflaeche: { kind: 'select', choices: dachflaeche, width: 'half' },
    stromverbrauch: { kind: 'select', choices: stromverbrauch, width: 'half' },
    budget: { kind: 'select', choices: budget, width: 'half' },
    zeitrahmen: { kind: 'select', choices: zeitrahmen, width: 'half' },
    message: { kind: 'textarea', rows: 4 },
    datenschutz: { kind: 'consent', secret: true },
  },
  event: { name: 'consultation_form_submit', label: 'consultation_page' },
};

const { groups } = consultationForm;

/** What is needed comes first; a field that is new stands among the voluntary ones until it is placed. */
const person: FieldName[] = ['name', 'email', 'phone', 'address'];
const consent: FieldName[] = ['datenschutz'];
const house = fieldNames(definition.controls).filter(
  (name) => !person.includes(name) && !consent.includes(name),
);

/** The request form of /beratung. */
export function ConsultationForm() {
  const submit = trpc.consultation.submit.useMutation();
  const request = useRequestForm(definition, submit);
  return (
    <FormFrame request={request}>
      <Stack gap="md">
        <FormPart title={groups.person.title}>
          <FieldGrid fields={person.map(request.field)} />
        </FormPart>
        <FormPart title={groups.house.title} below={groups.house.note}>
          <FieldGrid fields={house.map(request.field)} />
        </FormPart>
        <FieldGrid fields={consent.map(request.field)} />
      </Stack>
    </FormFrame>
  );
}
