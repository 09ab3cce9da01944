// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { Anchor, Group, Paper, Text } from '@mantine/core';
import {
  carriedResult,
  readCarried,
  withCarried,
} from '@rebhang-solar/content/forms/carried-result';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { paths } from '@rebhang-solar/content/paths';
import {
  type ConsultationInput,
  consultationInput,
} from '@rebhang-solar/server/inputs/consultation';
import { Link, useLocation } from 'react-router-dom';
import { trpc } from '../trpc.tsx';
import { consumptionPictures, housePictures, roofPictures } from './choice-pictures.ts';
import { FieldGrid } from './field-grid.tsx';
import type { FormDefinition } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { FormStep } from './form-part.tsx';
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
  messageWith: withCarried,
  event: { name: 'consultation_form_submit', label: 'consultation_page' },
};

/** The form of /beratung: three steps, most of whose questions may be left out. */
export function ConsultationForm() {
  const form = useSubmissionForm(definition, trpc.consultation.submit.useMutation());
  const carried = readCarried(new URLSearchParams(useLocation().search));
  const fieldOf = (name: keyof ConsultationInput) => {
    const shown = form.field(name);
    if (name !== 'message' || !carried) return shown;
    return { ...shown, field: { ...shown.field, hint: carriedResult.attached } };
  };
  return (
    <FormFrame
      form={form}
      progress={
        <>
          <StepProgress form={form} />
          {carried && <Carried carried={carried} />}
        </>
      }
    >
      {consultationParts.map((part) => (
        <FormStep key={part.id} form={form} part={part}>
          <FieldGrid fields={part.fields.map(fieldOf)} />
        </FormStep>
      ))}
    </FormFrame>
  );
}

/** What the calculator has answered, and the way back to it. */
function Carried({ carried }: { carried: NonNullable<ReturnType<typeof readCarried>> }) {
  return (
    <Paper variant="plate" p="0.75rem 1rem" mb="md" data-carried>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text size="sm" c="dimmed">
            {carriedResult.title}
          </Text>
          <Text fw={700} lh={1.35}>
            {carried.words}
          </Text>
        </div>
        <Anchor component={Link} to={carried.path} fw={600} flex="none">
          {carriedResult.change}
        </Anchor>
      </Group>
    </Paper>
  );
}
