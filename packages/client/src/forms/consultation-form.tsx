// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { Paper, Text } from '@mantine/core';
import { carriedHouse } from '@rebhang-solar/content/forms/carried-house';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
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
import { type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { FormStep } from './form-part.tsx';
import { prefilled } from './starting-values.ts';
import { StepProgress } from './step-progress.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const definition: FormDefinition<ConsultationInput> = {
  name: 'consultation',
  action: paths.consultation,
  schema: consultationInput,
  table: consultationForm,
  pictures: {
    haustyp: housePictures,
    dachflaeche: roofPictures,
    stromverbrauch: consumptionPictures,
  },
  parts: consultationParts,
  inSteps: true,
  event: { name: 'consultation_form_submit', label: 'consultation_page' },
};

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
      {consultationParts.map((part) => (
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
  const values = prefilled(definition, search);
  if (!hasCalculator || !values.message?.startsWith(carriedHouse.begin)) return null;
  const { fields } = definition.table;
  const house = fieldNames(fields)
    .filter((name) => fields[name].kind === 'choice' && values[name])
    .map((name) => shownValue(fields[name], values[name] ?? ''));
  return (
    <Paper variant="note" mt="sm" mb="md">
      <Text size="sm">
        {carriedHouse.taken} <strong>{house.join(' · ')}</strong>. {carriedHouse.where}
      </Text>
    </Paper>
  );
}
