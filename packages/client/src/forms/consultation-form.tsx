// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { Paper, Text } from '@mantine/core';
import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { carriedHouse } from '@rebhang-solar/content/forms/carried-house';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import {
  type ConsultationInput,
  consultationInput,
} from '@rebhang-solar/server/inputs/consultation';
import { useLocation } from 'react-router-dom';
import { trpc } from '../trpc.tsx';
import { consumptionPictures, housePictures, roofPictures } from './choice-pictures.ts';
import { FieldGrid } from './field-grid.tsx';
import { defineForm, type ExactFields, type PlacedParts } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { FormStep } from './form-part.tsx';
import { prefilled } from './starting-values.ts';
import { StepProgress } from './step-progress.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const fields: ExactFields<ConsultationInput, typeof consultationForm.fields> =
  consultationForm.fields;

const parts: PlacedParts<ConsultationInput, typeof consultationParts> = consultationParts;

const definition = defineForm<ConsultationInput>({
  name: 'consultation',
  action: paths.consultation,
  schema: consultationInput,
  copy: consultationForm,
  fields,
  controls: {
    haustyp: { kind: 'tiles', choices: haustyp, pictures: housePictures },
    dachflaeche: { kind: 'tiles', choices: dachflaeche, pictures: roofPictures },
    stromverbrauch: {
      kind: 'tiles',
      choices: stromverbrauch,
      pictures: consumptionPictures,
      isLong: true,
    },
    name: { kind: 'text', autoComplete: 'name' },
    phone: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
    email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
    address: { kind: 'text', autoComplete: 'address-line1' },
    zeitrahmen: { kind: 'tiles', choices: zeitrahmen },
    budget: { kind: 'tiles', choices: budget, isLong: true },
    message: { kind: 'textarea', rows: 4 },
    datenschutz: { kind: 'consent', secret: true },
  },
  parts,
  inSteps: true,
  event: { name: 'consultation_form_submit', label: 'consultation_page' },
});

/** The form of /beratung: three steps, most of whose questions may be left out. */
export function ConsultationForm() {
  const form = useSubmissionForm(definition, trpc.consultation.submit.useMutation());
  return (
    <FormFrame
      form={form}
      progress={
        <>
          <StepProgress form={form} />
          <CarriedHouse />
        </>
      }
    >
      {parts.map((part) => (
        <FormStep key={part.id} form={form} part={part}>
          <FieldGrid fields={part.fields.map(form.field)} />
        </FormStep>
      ))}
    </FormFrame>
  );
}

/** That the house of the calculator has come along; only choices of the form are named, nothing that a link could write. */
function CarriedHouse() {
  const { search } = useLocation();
  const { message, ...choices } = prefilled(definition, search);
  if (!hasCalculator || !message?.startsWith(carriedHouse.begin)) return null;
  const labels: Record<string, Record<string, string>> = { haustyp, dachflaeche, stromverbrauch };
  const house = Object.entries(choices).map(([name, value]) => labels[name]?.[value ?? '']);
  return (
    <Paper variant="note" mt="sm" mb="md">
      <Text size="sm">
        {carriedHouse.taken} <strong>{house.join(' · ')}</strong>. {carriedHouse.where}
      </Text>
    </Paper>
  );
}
