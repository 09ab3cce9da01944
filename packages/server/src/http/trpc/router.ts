import { consultationInput } from '../../forms/consultation/consultation.input.ts';
import { contactInput } from '../../forms/contact/contact.input.ts';
import { envelopeInput } from '../../forms/envelope.ts';
import { gridConnectionInput } from '../../forms/grid-connection/grid-connection.input.ts';
import { maintenanceInput } from '../../forms/maintenance/maintenance.input.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import { storeSubmission } from '../../requests/store-submission.ts';
import { procedure, router } from './trpc.ts';

/** All procedures of the site, by form: each stores what it is sent, and answers the receipt after the commit. */
export const appRouter = router({
  contact: {
    submit: procedure
      .input(contactInput.safeExtend(envelopeInput.shape))
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'contact', input)),
  },
  consultation: {
    submit: procedure
      .input(consultationInput.safeExtend(envelopeInput.shape))
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'consultation', input)),
  },
  maintenance: {
    submit: procedure
      .input(maintenanceInput.safeExtend(envelopeInput.shape))
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'maintenance', input)),
  },
  gridConnection: {
    submit: procedure
      .input(gridConnectionInput.safeExtend(envelopeInput.shape))
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'gridConnection', input)),
  },
} satisfies Record<SubmissionKind, unknown>);

export type AppRouter = typeof appRouter;
