// First: schemas look at it as they are made.
import './zod-without-eval.ts';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { paths } from '@rebhang-solar/content/paths';
import { type MaintenanceInput, maintenanceInput } from '@rebhang-solar/server/inputs/maintenance';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { type ExactFields, type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useRequestForm } from './use-request-form.ts';

const fields: ExactFields<MaintenanceInput, typeof maintenanceForm.fields> = maintenanceForm.fields;

const definition: FormDefinition<MaintenanceInput> = {
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
};

/** The request form of /wartung-photovoltaik-anlage. */
export function MaintenanceForm() {
  const submit = trpc.maintenance.submit.useMutation();
  const request = useRequestForm(definition, submit, getMutationKey(trpc.maintenance.submit));
  return (
    <FormFrame request={request}>
      <FieldGrid fields={fieldNames(definition.controls).map(request.field)} />
    </FormFrame>
  );
}
