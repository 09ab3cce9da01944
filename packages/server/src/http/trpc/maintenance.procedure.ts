import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { forms } from '../../forms/forms.ts';
import { maintenanceInput } from '../../forms/maintenance/maintenance.input.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores a maintenance request. @returns the receipt, after the commit */
export const submit = procedure
  .input(maintenanceInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'maintenance', forms.maintenance.row(fields), fields, envelope);
  });
