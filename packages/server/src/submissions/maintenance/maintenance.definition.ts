import { maintenanceForm, maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import { envelopeInput } from '../envelope.ts';
import { defineMessageForm } from '../request-definition.ts';
import { maintenanceInput } from './maintenance.input.ts';

/** The maintenance form; plant size and year become part of its message. */
export const maintenanceDefinition = defineMessageForm({
  kind: 'maintenance',
  input: maintenanceInput,
  submission: maintenanceInput.safeExtend(envelopeInput.shape),
  copies: maintenanceForm.fields,
  places: {
    name: { column: 'name' },
    email: { column: 'email' },
    phone: { column: 'phone' },
    anlagengroesse: 'message line',
    anlagenjahr: 'message line',
    message: { column: 'message' },
  },
  marker: maintenanceMarker,
});
