import { type Envelope, envelopeInput } from '../envelope.ts';
import { type Receipt, type SubmissionContext, storeSubmission } from '../store-submission.ts';
import { type GridConnectionInput, gridConnectionInput } from './grid-connection.input.ts';

/** What a client sends: the fields of the form and the envelope beside them. */
export const gridConnectionSubmission = gridConnectionInput.safeExtend(envelopeInput.shape);

/** Stores the data of a grid registration. The columns are the fields (see the entity). */
export function submitGridConnection(
  context: SubmissionContext,
  fields: GridConnectionInput,
  envelope: Envelope,
): Promise<Receipt> {
  return storeSubmission(context, {
    kind: 'gridConnection',
    fields,
    envelope,
    consentGiven: false,
    words: { gridConnection: fields },
  });
}
