import * as mails from './mails/mails.procedures.ts';
import * as requests from './requests/requests.procedures.ts';
import * as session from './sign-in/session.procedures.ts';
import { deskRouterOf } from './trpc.ts';
import * as week from './week/week.procedures.ts';

/** All procedures of the desk. Each needs a session. */
export const deskRouter = deskRouterOf({
  requests: {
    list: requests.list,
    search: requests.search,
    counts: requests.counts,
    get: requests.get,
    documents: requests.documents,
    csv: requests.csv,
    calendar: requests.calendar,
    act: requests.act,
    note: requests.note,
    emptyNote: requests.emptyNote,
    correct: requests.correct,
    resendMail: requests.resendMail,
    erase: requests.erase,
    enter: requests.enter,
  },
  mails: { givenUp: mails.givenUp, resend: mails.resend, dismiss: mails.dismiss },
  week: { get: week.get },
  session: {
    current: session.current,
    list: session.list,
    end: session.end,
    signOut: session.signOut,
    signOutEverywhere: session.signOutEverywhere,
  },
});

export type DeskRouter = typeof deskRouter;
