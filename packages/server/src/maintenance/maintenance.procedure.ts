import { openEnvelope } from '../submission/submission-input.ts';
import { submissionProcedure } from '../trpc/procedures.ts';
import { maintenanceSubmission, submitMaintenance } from './maintenance.service.ts';

export const submitMaintenanceProcedure = submissionProcedure
  .input(maintenanceSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitMaintenance(ctx, fields, envelope);
  });
