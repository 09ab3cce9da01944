import type { EntityManager } from '@mikro-orm/postgresql';
import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import type { MailAddresses } from '../../delivery/mail/recipients.ts';
import type { VisitorContext } from '../../requests/add-from-visitor.ts';
import type { FoundPage } from '../../requests/own-page/own-page.ts';
import type { BuiltPages } from '../pages/built-pages.ts';
import type { SiteServices } from '../store-request.ts';
import type { BrowserAccess } from './access-cookie.ts';
import type { limitOwnPageMails } from './limit-own-page-mails.ts';
import type { OwnPageAnswer, OwnPageDone, OwnPageProblem } from './own-page-view.ts';

/** What the routes below /anfrage work with. */
export type OwnPageServices = SiteServices & {
  mailQueue: MailQueue;
  transport: MailTransport;
  mailAddresses: MailAddresses;
  /** Where mails lie that no server takes. */
  mailFolder: string;
  /** Undefined while the client is not built. */
  pages: BuiltPages | undefined;
  /** Whether the disk with the database has no room for photographs. */
  isDiskShort(): Promise<boolean>;
  log: FastifyBaseLogger;
};

/** The same, with what answers. */
export type OwnPageRoutes = OwnPageServices & {
  mails: ReturnType<typeof limitOwnPageMails>;
  /** Sends a page below /anfrage. */
  send(request: FastifyRequest, reply: FastifyReply, answer: OwnPageAnswer): Promise<FastifyReply>;
  /** Sends the page of the visited request, as it is now. The status is 422 where something is wrong. */
  sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome?: { problem?: OwnPageProblem; done?: OwnPageDone | undefined },
  ): Promise<FastifyReply>;
  /** For `onRequest` of a route: who has the link alone gets the page, which asks for the second fact, with 403. */
  onlyOpened(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** The same for who may change nothing: the page asks for a mailed code. */
  onlyChanging(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
};

/** The request whose page is visited, found before the body is read. */
export type Visit = FoundPage & {
  em: EntityManager;
  access: BrowserAccess;
  /** Of the client, by which wrong tries are counted. */
  address: string;
};

/** Whether somebody has the link alone, and may be another than the sender. */
export const isByLink = ({ access }: Pick<Visit, 'access'>) => access.see === undefined;

/** What a change of the visited request is stored with. */
export function visitorContext(routes: OwnPageServices, request: FastifyRequest): VisitorContext {
  const { mailQueue, clientLimits, confirmationLimits } = routes;
  const visit = visitOf(request);
  return {
    em: visit.em,
    mailQueue,
    clientLimits,
    confirmationLimits,
    clientAddress: visit.address,
    byLink: isByLink(visit),
  };
}

export const visitOf = (request: FastifyRequest) => request.getDecorator<Visit>('visit');

/** The answer to a form that was taken: back to the page, which says so. */
export function backToPage(reply: FastifyReply, { page }: Visit, done?: OwnPageDone) {
  const query = done ? `?${doneParameter}=${done}#${done}` : '';
  return reply.redirect(ownPagePath(page.token) + query, 303);
}

/** Whether our script has asked. */
export const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.startsWith('application/json') ?? false;

/** Of the page's address, after a form was taken. */
export const doneParameter = 'erledigt';
