import { contactForm } from '@rebhang-solar/content/forms/contact';
import { contactMessageRow, type MessageMapping } from '../contact-message-row.ts';
import { formFields } from '../form.ts';
import { type ContactInput, contactInput } from './contact.input.ts';

/** Where each field goes. */
const mapping: MessageMapping<ContactInput> = {
  name: 'column',
  email: 'column',
  phone: 'column',
  message: 'column',
  datenschutz: 'consent',
};

export const contactFields = formFields(contactInput, contactForm.fields, mapping);

/** The row of a submission of the home page's contact form. */
export function contactRow(fields: ContactInput) {
  return contactMessageRow(contactFields, fields);
}
