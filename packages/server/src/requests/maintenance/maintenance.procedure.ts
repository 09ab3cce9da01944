import { submissionProcedure } from '../../http/trpc/procedures.ts';
import { openEnvelope } from '../submission-input.ts';
import { maintenanceSubmission, submitMaintenance } from './maintenance.service.ts';

export const submitMaintenanceProcedure = submissionProcedure
  .input(maintenanceSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitMaintenance(ctx, fields, envelope);
  });
