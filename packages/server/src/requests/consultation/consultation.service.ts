import { columnsOf, type Placement } from '../contact/placement.ts';
import { type Envelope, envelopeInput } from '../envelope.ts';
import { type Receipt, type SubmissionContext, storeSubmission } from '../store-submission.ts';
import { type ConsultationInput, consultationInput } from './consultation.input.ts';

export const consultationPlacements: Record<keyof ConsultationInput, Placement> = {
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
  datenschutz: 'bookkeeping',
};

/** What a client sends: the fields of the form and the envelope beside them. */
export const consultationSubmission = consultationInput.safeExtend(envelopeInput.shape);

/** Stores a consultation request. The form's message is optional, the column is not: then it is empty. */
export function submitConsultation(
  context: SubmissionContext,
  fields: ConsultationInput,
  envelope: Envelope,
): Promise<Receipt> {
  const { name, email, message = '' } = fields;
  return storeSubmission(context, {
    kind: 'consultation',
    fields,
    envelope,
    consentGiven: fields.datenschutz,
    words: {
      contactMessage: { ...columnsOf(consultationPlacements, fields), name, email, message },
    },
  });
}
