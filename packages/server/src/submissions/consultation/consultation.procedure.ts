import { procedure } from '../../platform/trpc.ts';
import { envelopeInput, openEnvelope } from '../envelope.ts';
import { storeSubmission } from '../store-submission.ts';
import { consultationInput } from './consultation.input.ts';
import { consultationRow } from './consultation.row.ts';

export const consultationSubmission = consultationInput.safeExtend(envelopeInput.shape);

/** Stores a consultation request. @returns the receipt, after the commit */
export const submit = procedure.input(consultationSubmission).mutation(({ ctx, input }) => {
  const { fields, envelope } = openEnvelope(input);
  return storeSubmission(ctx, 'consultation', consultationRow(fields), fields, envelope);
});
