import { openEnvelope } from '../submission/submission-input.ts';
import { submissionProcedure } from '../trpc/procedures.ts';
import { consultationSubmission, submitConsultation } from './consultation.service.ts';

export const submitConsultationProcedure = submissionProcedure
  .input(consultationSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitConsultation(ctx, fields, envelope);
  });
