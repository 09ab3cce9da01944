import { router } from './platform/trpc.ts';
import * as consultation from './submissions/consultation/consultation.procedure.ts';
import * as contact from './submissions/contact/contact.procedure.ts';
import * as gridConnection from './submissions/grid-connection/grid-connection.procedure.ts';
import * as maintenance from './submissions/maintenance/maintenance.procedure.ts';
import type { SubmissionKind } from './submissions/submission-kind.ts';

/** All procedures of the site, by form. */
export const appRouter = router({
  contact: { submit: contact.submit },
  consultation: { submit: consultation.submit },
  maintenance: { submit: maintenance.submit },
  gridConnection: { submit: gridConnection.submit },
} satisfies Record<SubmissionKind, unknown>);

export type AppRouter = typeof appRouter;
