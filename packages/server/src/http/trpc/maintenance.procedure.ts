import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { maintenanceInput } from '../../forms/maintenance/maintenance.input.ts';
import { maintenanceRow } from '../../forms/maintenance/maintenance.row.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores a maintenance request. @returns the receipt, after the commit */
export const submit = procedure
  .input(maintenanceInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'maintenance', maintenanceRow(fields), fields, envelope);
  });
