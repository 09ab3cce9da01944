import type { SubmissionKind } from './forms/submission-kind.ts';
import * as consultation from './http/trpc/consultation.procedure.ts';
import * as contact from './http/trpc/contact.procedure.ts';
import * as gridConnection from './http/trpc/grid-connection.procedure.ts';
import * as maintenance from './http/trpc/maintenance.procedure.ts';
import { router } from './platform/trpc.ts';

/** All procedures of the site, by form. */
export const appRouter = router({
  contact: { submit: contact.submit },
  consultation: { submit: consultation.submit },
  maintenance: { submit: maintenance.submit },
  gridConnection: { submit: gridConnection.submit },
} satisfies Record<SubmissionKind, unknown>);

export type AppRouter = typeof appRouter;
