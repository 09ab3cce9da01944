import { submissionProcedure } from '../../http/trpc/procedures.ts';
import { openEnvelope } from '../submission-input.ts';
import { gridConnectionSubmission, submitGridConnection } from './grid-connection.service.ts';

export const submitGridConnectionProcedure = submissionProcedure
  .input(gridConnectionSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitGridConnection(ctx, fields, envelope);
  });
