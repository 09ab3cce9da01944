// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { paths } from '@rebhang-solar/content/paths';
import { type MaintenanceInput, maintenanceInput } from '@rebhang-solar/server/inputs/maintenance';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { defineForm, type ExactFields, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const fields: ExactFields<MaintenanceInput, typeof maintenanceForm.fields> = maintenanceForm.fields;

const definition = defineForm<MaintenanceInput>({
  name: 'maintenance',
  action: paths.maintenance,
  schema: maintenanceInput,
  copy: maintenanceForm,
  fields,
  controls: {
    name: { kind: 'text', autoComplete: 'name' },
    email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
    phone: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
    anlagengroesse: { kind: 'text', inputMode: 'decimal', width: 'half' },
    anlagenjahr: { kind: 'text', inputMode: 'numeric', width: 'half' },
    message: { kind: 'textarea', rows: 4 },
  },
});

/** The form of /wartung-photovoltaik-anlage. */
export function MaintenanceForm() {
  const form = useSubmissionForm(definition, trpc.maintenance.submit.useMutation());
  return (
    <FormFrame form={form}>
      <FieldGrid fields={fieldNames(definition.controls).map(form.field)} />
    </FormFrame>
  );
}
