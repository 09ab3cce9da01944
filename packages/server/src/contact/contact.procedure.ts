import { openEnvelope } from '../submission/submission-input.ts';
import { submissionProcedure } from '../trpc/procedures.ts';
import { contactSubmission, submitContact } from './contact.service.ts';

export const submitContactProcedure = submissionProcedure
  .input(contactSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitContact(ctx, fields, envelope);
  });
