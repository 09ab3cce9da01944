import { procedure } from '../../platform/trpc.ts';
import { envelopeInput, openEnvelope } from '../envelope.ts';
import { storeSubmission } from '../store-submission.ts';
import { consultationInput } from './consultation.input.ts';
import { consultationRow } from './consultation.row.ts';

/** Stores a consultation request. @returns the receipt, after the commit */
export const submit = procedure
  .input(consultationInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'consultation', consultationRow(fields), fields, envelope);
  });
