import { openEnvelope } from '../submission/submission-input.ts';
import { submissionProcedure } from '../trpc/procedures.ts';
import { gridConnectionSubmission, submitGridConnection } from './grid-connection.service.ts';

export const submitGridConnectionProcedure = submissionProcedure
  .input(gridConnectionSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitGridConnection(ctx, fields, envelope);
  });
