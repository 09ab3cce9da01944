import { type Envelope, envelopeInput } from '../envelope.ts';
import { type Receipt, type SubmissionContext, storeSubmission } from '../store-submission.ts';
import { type ContactInput, contactInput } from './contact.input.ts';
import { columnsOf, type Placement } from './placement.ts';

export const contactPlacements: Record<keyof ContactInput, Placement> = {
  name: { column: 'name' },
  email: { column: 'email' },
  phone: { column: 'phone' },
  message: { column: 'message' },
  datenschutz: 'bookkeeping',
};

/** What a client sends: the fields of the form and the envelope beside them. */
export const contactSubmission = contactInput.safeExtend(envelopeInput.shape);

/** Stores a message of the home page's contact form. */
export function submitContact(
  context: SubmissionContext,
  fields: ContactInput,
  envelope: Envelope,
): Promise<Receipt> {
  const { name, email, message } = fields;
  return storeSubmission(context, {
    kind: 'contact',
    fields,
    envelope,
    consentGiven: fields.datenschutz === true,
    words: {
      contactMessage: { ...columnsOf(contactPlacements, fields), name, email, message },
    },
  });
}
