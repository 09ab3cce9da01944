import { submissionProcedure } from '../../http/trpc/procedures.ts';
import { openEnvelope } from '../submission-input.ts';
import { consultationSubmission, submitConsultation } from './consultation.service.ts';

export const submitConsultationProcedure = submissionProcedure
  .input(consultationSubmission)
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return submitConsultation(ctx, fields, envelope);
  });
