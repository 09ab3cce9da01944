import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { envelopeInput } from '../envelope.ts';
import { defineMessageForm } from '../request-definition.ts';
import { consultationInput } from './consultation.input.ts';

/** The consultation form. Its message is optional, the column is not: then it is empty. */
export const consultationDefinition = defineMessageForm({
  kind: 'consultation',
  input: consultationInput,
  submission: consultationInput.safeExtend(envelopeInput.shape),
  copies: consultationForm.fields,
  places: {
    name: { column: 'name' },
    email: { column: 'email' },
    phone: { column: 'phone' },
    address: { column: 'address' },
    haustyp: { column: 'haustyp' },
    dachflaeche: { column: 'dachflaeche' },
    stromverbrauch: { column: 'stromverbrauch' },
    budget: { column: 'budget' },
    zeitrahmen: { column: 'zeitrahmen' },
    message: { column: 'message' },
    datenschutz: 'consent',
  },
});
