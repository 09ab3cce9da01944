// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { paths } from '@rebhang-solar/content/paths';
import { type ContactInput, contactInput } from '@rebhang-solar/server/inputs/contact';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const definition: FormDefinition<ContactInput> = {
  name: 'contact',
  action: paths.home,
  schema: contactInput,
  table: contactForm,
  event: { name: 'contact_form_submit', label: 'contact_page' },
};

/** The form in the contact section of the home page. */
export function ContactForm() {
  const form = useSubmissionForm(definition, trpc.contact.submit.useMutation());
  return (
    <FormFrame form={form} heading={3}>
      <FieldGrid fields={fieldNames(definition.table.fields).map(form.field)} />
    </FormFrame>
  );
}
