// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { paths } from '@rebhang-solar/content/paths';
import { type ContactInput, contactInput } from '@rebhang-solar/server/inputs/contact';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { defineForm, type ExactFields, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const fields: ExactFields<ContactInput, typeof contactForm.fields> = contactForm.fields;

const definition = defineForm<ContactInput>({
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
});

/** The form in the contact section of the home page. */
export function ContactForm() {
  const form = useSubmissionForm(definition, trpc.contact.submit.useMutation());
  return (
    <FormFrame form={form} heading={3}>
      <FieldGrid fields={fieldNames(definition.controls).map(form.field)} />
    </FormFrame>
  );
}
