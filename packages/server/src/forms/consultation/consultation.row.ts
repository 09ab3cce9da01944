import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactMessageRow, type MessageMapping } from '../contact-message-row.ts';
import { formFields } from '../form.ts';
import { type ConsultationInput, consultationInput } from './consultation.input.ts';

/** Where each field goes. */
const mapping: MessageMapping<ConsultationInput> = {
  name: 'column',
  email: 'column',
  phone: 'column',
  address: 'column',
  haustyp: 'column',
  dachflaeche: 'column',
  stromverbrauch: 'column',
  budget: 'column',
  zeitrahmen: 'column',
  message: 'column',
  datenschutz: 'consent',
};

export const consultationFields = formFields(consultationInput, consultationForm.fields, mapping);

/** The row of a consultation request. Its message is optional, the column is not: then it is empty. */
export function consultationRow(fields: ConsultationInput) {
  return contactMessageRow(consultationFields, fields);
}
