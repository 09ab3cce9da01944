import { contactForm } from '@rebhang-solar/content/forms/contact';
import { envelopeInput } from '../envelope.ts';
import { defineMessageForm } from '../request-definition.ts';
import { contactInput } from './contact.input.ts';

/** The contact form of the home page. */
export const contactDefinition = defineMessageForm({
  kind: 'contact',
  input: contactInput,
  submission: contactInput.safeExtend(envelopeInput.shape),
  copies: contactForm.fields,
  places: {
    name: { column: 'name' },
    email: { column: 'email' },
    phone: { column: 'phone' },
    message: { column: 'message' },
    datenschutz: 'consent',
  },
});
