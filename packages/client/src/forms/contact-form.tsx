// First: schemas look at it as they are made.
import './zod-without-eval.ts';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { paths } from '@rebhang-solar/content/paths';
import { type ContactInput, contactInput } from '@rebhang-solar/server/inputs/contact';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { type ExactFields, type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useRequestForm } from './use-request-form.ts';

const fields: ExactFields<ContactInput, typeof contactForm.fields> = contactForm.fields;

const definition: FormDefinition<ContactInput> = {
  name: 'contact',
  action: paths.home,
  schema: contactInput,
  copy: contactForm,
  fields,
  controls: {
    name: { kind: 'text', autoComplete: 'name' },
    email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
    phone: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
    message: { kind: 'textarea', rows: 5 },
    datenschutz: { kind: 'consent', secret: true },
  },
  event: { name: 'contact_form_submit', label: 'contact_page' },
};

/** The form in the contact section of the home page. */
export function ContactForm() {
  const submit = trpc.contact.submit.useMutation();
  const request = useRequestForm(definition, submit, getMutationKey(trpc.contact.submit));
  return (
    <FormFrame request={request} heading={3}>
      <FieldGrid fields={fieldNames(definition.controls).map(request.field)} />
    </FormFrame>
  );
}
