import { consultationSubmission } from '../../forms/consultation/consultation.input.ts';
import { contactSubmission } from '../../forms/contact/contact.input.ts';
import { gridConnectionSubmission } from '../../forms/grid-connection/grid-connection.input.ts';
import { maintenanceSubmission } from '../../forms/maintenance/maintenance.input.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import { procedure, router } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** All procedures of the site, by form: each stores what it is sent and answers with the receipt, after the commit. */
export const appRouter = router({
  contact: {
    submit: procedure
      .input(contactSubmission)
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'contact', input)),
  },
  consultation: {
    submit: procedure
      .input(consultationSubmission)
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'consultation', input)),
  },
  maintenance: {
    submit: procedure
      .input(maintenanceSubmission)
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'maintenance', input)),
  },
  gridConnection: {
    submit: procedure
      .input(gridConnectionSubmission)
      .mutation(({ ctx, input }) => storeSubmission(ctx, 'gridConnection', input)),
  },
} satisfies Record<SubmissionKind, unknown>);

export type AppRouter = typeof appRouter;
