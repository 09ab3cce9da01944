import { consultationInput } from '../../forms/consultation/consultation.input.ts';
import { consultationRow } from '../../forms/consultation/consultation.row.ts';
import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores a consultation request. @returns the receipt, after the commit */
export const submit = procedure
  .input(consultationInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'consultation', consultationRow(fields), fields, envelope);
  });
