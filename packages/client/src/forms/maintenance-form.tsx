// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { paths } from '@rebhang-solar/content/paths';
import { type MaintenanceInput, maintenanceInput } from '@rebhang-solar/server/inputs/maintenance';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const definition: FormDefinition<MaintenanceInput> = {
  name: 'maintenance',
  action: paths.maintenance,
  schema: maintenanceInput,
  table: maintenanceForm,
};

/** The form of /wartung-photovoltaik-anlage. */
export function MaintenanceForm() {
  const form = useSubmissionForm(definition, trpc.maintenance.submit.useMutation());
  return (
    <FormFrame form={form}>
      <FieldGrid fields={fieldNames(definition.table.fields).map(form.field)} />
    </FormFrame>
  );
}
