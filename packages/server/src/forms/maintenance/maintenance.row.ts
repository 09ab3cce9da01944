import { maintenanceForm, maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import { contactMessageRow, type MessageMapping } from '../contact-message-row.ts';
import { formFields } from '../form.ts';
import { type MaintenanceInput, maintenanceInput } from './maintenance.input.ts';

/** Where each field goes: plant size and year become part of the message. */
const mapping: MessageMapping<MaintenanceInput> = {
  name: 'column',
  email: 'column',
  phone: 'column',
  anlagengroesse: 'message line',
  anlagenjahr: 'message line',
  message: 'column',
};

export const maintenanceFields = formFields(maintenanceInput, maintenanceForm.fields, mapping);

/** The row of a maintenance request. */
export function maintenanceRow(fields: MaintenanceInput) {
  return contactMessageRow(maintenanceFields, fields, maintenanceMarker);
}
