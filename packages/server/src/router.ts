import { router } from './http/trpc/procedures.ts';
import { submitConsultationProcedure } from './requests/consultation/consultation.procedure.ts';
import { submitContactProcedure } from './requests/contact/contact.procedure.ts';
import { submitGridConnectionProcedure } from './requests/grid-connection/grid-connection.procedure.ts';
import { submitMaintenanceProcedure } from './requests/maintenance/maintenance.procedure.ts';

/** All procedures of the site. */
export const appRouter = router({
  contact: router({ submit: submitContactProcedure }),
  consultation: router({ submit: submitConsultationProcedure }),
  maintenance: router({ submit: submitMaintenanceProcedure }),
  gridConnection: router({ submit: submitGridConnectionProcedure }),
});

export type AppRouter = typeof appRouter;
