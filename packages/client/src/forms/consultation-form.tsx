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
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { paths } from '@rebhang-solar/content/paths';
import {
  type ConsultationInput,
  consultationInput,
} from '@rebhang-solar/server/inputs/consultation';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../trpc.tsx';
import { consumptionPictures, housePictures, roofPictures } from './choice-pictures.ts';
import { FieldGrid } from './field-grid.tsx';
import type { ExactFields, FormDefinition, PlacedParts } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { FormProgress } from './form-progress.tsx';
import { usePartStates } from './part-states.ts';
import { useRequestForm } from './use-request-form.ts';

const fields: ExactFields<ConsultationInput, typeof consultationForm.fields> =
  consultationForm.fields;

const parts: PlacedParts<ConsultationInput, typeof consultationParts> = consultationParts;

const definition: FormDefinition<ConsultationInput> = {
  name: 'consultation',
  action: paths.consultation,
  schema: consultationInput,
  copy: consultationForm,
  fields,
  controls: {
    haustyp: { kind: 'tiles', choices: haustyp, pictures: housePictures },
    dachflaeche: { kind: 'tiles', choices: dachflaeche, pictures: roofPictures },
    stromverbrauch: { kind: 'tiles', choices: stromverbrauch, pictures: consumptionPictures },
    address: { kind: 'text', autoComplete: 'address-line1' },
    zeitrahmen: { kind: 'tiles', choices: zeitrahmen },
    budget: { kind: 'tiles', choices: budget },
    message: { kind: 'textarea', rows: 4 },
    name: { kind: 'text', autoComplete: 'name' },
    email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
    phone: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
    datenschutz: { kind: 'consent', secret: true },
  },
  parts,
  event: { name: 'consultation_form_submit', label: 'consultation_page' },
};

/** The request form of /beratung: three short parts, most of whose questions may be left out. */
export function ConsultationForm() {
  const submit = trpc.consultation.submit.useMutation();
  const [states, showStates] = usePartStates(definition);
  const request = useRequestForm(
    definition,
    submit,
    getMutationKey(trpc.consultation.submit),
    showStates,
  );
  return (
    <FormFrame request={request} progress={<FormProgress request={request} states={states} />}>
      <Stack gap="lg">
        {parts.map((part) => (
          <FormPart key={part.id} request={request} part={part}>
            <FieldGrid fields={part.fields.map(request.field)} />
          </FormPart>
        ))}
      </Stack>
    </FormFrame>
  );
}
