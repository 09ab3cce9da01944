import { router, submissionProcedure, submit } from './http/trpc/procedures.ts';
import { consultationDefinition } from './requests/consultation/consultation.definition.ts';
import { contactDefinition } from './requests/contact/contact.definition.ts';
import { gridConnectionDefinition } from './requests/grid-connection/grid-connection.definition.ts';
import { maintenanceDefinition } from './requests/maintenance/maintenance.definition.ts';

/** All procedures of the site: what each takes, and the one call that it makes. */
export const appRouter = router({
  contact: router({
    submit: submissionProcedure('contact')
      .input(contactDefinition.submission)
      .mutation(({ ctx, input }) => submit(ctx, contactDefinition, input)),
  }),
  consultation: router({
    submit: submissionProcedure('consultation')
      .input(consultationDefinition.submission)
      .mutation(({ ctx, input }) => submit(ctx, consultationDefinition, input)),
  }),
  maintenance: router({
    submit: submissionProcedure('maintenance')
      .input(maintenanceDefinition.submission)
      .mutation(({ ctx, input }) => submit(ctx, maintenanceDefinition, input)),
  }),
  gridConnection: router({
    submit: submissionProcedure('gridConnection')
      .input(gridConnectionDefinition.submission)
      .mutation(({ ctx, input }) => submit(ctx, gridConnectionDefinition, input)),
  }),
});

export type AppRouter = typeof appRouter;
