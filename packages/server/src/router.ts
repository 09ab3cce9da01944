import { submitConsultationProcedure } from './consultation/consultation.procedure.ts';
import { submitContactProcedure } from './contact/contact.procedure.ts';
import { submitGridConnectionProcedure } from './grid-connection/grid-connection.procedure.ts';
import { submitMaintenanceProcedure } from './maintenance/maintenance.procedure.ts';
import { router } from './trpc/procedures.ts';

/** All procedures of the site. */
export const appRouter = router({
  contact: router({ submit: submitContactProcedure }),
  consultation: router({ submit: submitConsultationProcedure }),
  maintenance: router({ submit: submitMaintenanceProcedure }),
  gridConnection: router({ submit: submitGridConnectionProcedure }),
});

export type AppRouter = typeof appRouter;
