import { submissionProcedure } from '../../http/trpc/procedures.ts';
import { openEnvelope } from '../submission-input.ts';
import { contactSubmission, submitContact } from './contact.service.ts';

export const submitContactProcedure = submissionProcedure
  .input(contactSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitContact(ctx, fields, envelope);
  });
