import { formRouter, router } from './http/trpc/procedures.ts';
import { consultationDefinition } from './submissions/consultation/consultation.definition.ts';
import { contactDefinition } from './submissions/contact/contact.definition.ts';
import { gridConnectionDefinition } from './submissions/grid-connection/grid-connection.definition.ts';
import { maintenanceDefinition } from './submissions/maintenance/maintenance.definition.ts';

/** All procedures of the site: one `submit` for each form. */
export const appRouter = router({
  contact: formRouter(contactDefinition),
  consultation: formRouter(consultationDefinition),
  maintenance: formRouter(maintenanceDefinition),
  gridConnection: formRouter(gridConnectionDefinition),
});

export type AppRouter = typeof appRouter;
