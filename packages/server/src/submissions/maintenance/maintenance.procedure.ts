import { procedure } from '../../platform/trpc.ts';
import { envelopeInput, openEnvelope } from '../envelope.ts';
import { storeSubmission } from '../store-submission.ts';
import { maintenanceInput } from './maintenance.input.ts';
import { maintenanceRow } from './maintenance.row.ts';

export const maintenanceSubmission = maintenanceInput.safeExtend(envelopeInput.shape);

/** Stores a maintenance request. @returns the receipt, after the commit */
export const submit = procedure.input(maintenanceSubmission).mutation(({ ctx, input }) => {
  const { fields, envelope } = openEnvelope(input);
  return storeSubmission(ctx, 'maintenance', maintenanceRow(fields), fields, envelope);
});
