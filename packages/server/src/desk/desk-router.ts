import * as session from './sign-in/session.procedures.ts';
import { deskRouterOf } from './trpc.ts';

/** All procedures of the desk. Each needs a session. */
export const deskRouter = deskRouterOf({
  session: {
    current: session.current,
    list: session.list,
    end: session.end,
    signOut: session.signOut,
    signOutEverywhere: session.signOutEverywhere,
  },
});

export type DeskRouter = typeof deskRouter;
