import { consultationInput } from '../../forms/consultation/consultation.input.ts';
import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { forms } from '../../forms/forms.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores a consultation request. @returns the receipt, after the commit */
export const submit = procedure
  .input(consultationInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'consultation', forms.consultation.row(fields), fields, envelope);
  });
