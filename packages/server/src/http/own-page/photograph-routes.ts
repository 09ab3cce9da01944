import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { ownPageActions, previewPart } from '@rebhang-solar/content/own-page-paths';
import { type PhotographKind, photographKinds } from '@rebhang-solar/content/photograph-kinds';
import { photographProblems } from '@rebhang-solar/content/photograph-problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { openUnnamedFile } from '../../platform/unnamed-file.ts';
import { convertPhotograph } from '../../requests/photographs/convert-photograph.ts';
import {
  addPhotograph,
  checkRoom,
  enoughToday,
  removePhotograph,
} from '../../requests/photographs/photographs.ts';
import { openPhotograph } from '../../requests/photographs/read-photograph.ts';
import { allowLongBody } from '../plugins/body-timer.ts';
import { type Posted, receivePhotograph } from './receive-photograph.ts';
import { checkShare } from './share-of-changes.ts';
import { UploadPlaces } from './upload-places.ts';
import { backToPage, type OwnPageRoutes, visitOf, visitorContext, wantsJson } from './visit.ts';

/** Photographs that are on their way at a time, from the first byte on. Each may take 12 MB of a disk. */
const mostUnderWay = { client: 20, site: 60 };

const kinds = z.enum(photographKinds);
const uuid = z.uuid();

/** The photographs of a request: added with the link alone, seen and taken back where the page is opened. */
export async function photographRoutes(
  app: FastifyInstance,
  { routes }: { routes: OwnPageRoutes },
) {
  const { clientLimits, isDiskShort } = routes;
  const path = `/${ownPageActions.photographs}`;
  const places = new UploadPlaces(mostUnderWay);
  // One that is too large is read to its end, so that the browser shows what is wrong with it.
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post(path, async (request, reply) => {
    if (!request.isMultipart()) throw new AppError('wrongType');
    const ended = new AbortController();
    allowLongBody(request.raw, () => {
      // Refused already, and still sent.
      if (reply.sent) request.raw.destroy();
      else ended.abort(invalid('foto', 'slowLine'));
    });
    const posted: Posted = {};
    try {
      const id = await add(request, posted, ended);
      if (!wantsJson(request)) return backToPage(reply, visitOf(request), 'fotos');
      return reply.status(201).send({ id, art: posted.kind });
    } catch (error) {
      // Else the rest of it would be waited for.
      if (ended.signal.aborted) reply.header('connection', 'close');
      return sendProblem(request, reply, error, kindOf(posted));
    }
  });

  async function add(
    request: FastifyRequest,
    posted: Posted,
    ended: AbortController,
  ): Promise<string> {
    const visit = visitOf(request);
    const { em, submission } = visit;
    await clientLimits.count(request.ip, 'photograph');
    const place = places.take(request.ip, (reason) => ended.abort(reason));
    try {
      const file = await openUnnamedFile();
      try {
        await receivePhotograph(request, file, posted, ended.signal);
        place.hasCome();
        const kind = kindOf(posted);
        if (!kind) throw invalid('art', 'noKind');
        if (posted.problem) throw invalid('foto', posted.problem);
        await checkRoom(em, submission.id);
        await checkShare(visit, 'foto');
        if (await isDiskShort()) throw enoughToday();
        if ((await file.stat()).size === 0) throw invalid('foto', 'missing');
        const conversion = await convertPhotograph(file, request.ip);
        if ('problem' in conversion) throw invalid('foto', conversion.problem);
        const context = visitorContext(routes, request);
        return await addPhotograph(context, submission.id, kind, conversion);
      } finally {
        await file.close();
      }
    } finally {
      place.leave();
    }
  }

  async function sendProblem(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
    kind: PhotographKind | undefined,
  ) {
    const { code, fieldErrors, retryAfter: seconds } = toAppError(error);
    const isBusy = errorTable[code].status === 429;
    const errors = fieldErrors ?? (isBusy ? { foto: photographProblems.busy } : undefined);
    const [field, message] = Object.entries(errors ?? {})[0] ?? [];
    // Without a kind there is no place on the page to say it at.
    if (!field || !message || !(kind || wantsJson(request))) throw error;
    if (seconds) reply.header('retry-after', seconds);
    reply.status(code === 'invalid' ? 422 : errorTable[code].status);
    if (wantsJson(request)) return reply.send({ error: { field, message } });
    return routes.sendPage(request, reply, {
      problem: { form: 'fotos', field, message, values: { art: kind ?? '' } },
    });
  }

  const onlyOpened = { onRequest: routes.onlyOpened };

  for (const [address, size] of [
    [`${path}/:id`, 'whole'],
    [`${path}/:id/${previewPart}`, 'preview'],
  ] as const) {
    app.get(address, onlyOpened, async (request, reply) => {
      const { em, submission } = visitOf(request);
      const which = { id: idOf(request), submissionId: submission.id, size };
      await clientLimits.count(request.ip, 'fetchedPhotograph');
      const opened = await openPhotograph(em, which, request.ip);
      if (!opened) throw new AppError('notFound');
      return reply
        .type('image/jpeg')
        .header('content-length', opened.length)
        .send(Readable.from(opened.parts, { objectMode: false }));
    });
  }

  app.post(`${path}/:id/loeschen`, { onRequest: routes.onlyChanging }, async (request, reply) => {
    const visit = visitOf(request);
    const context = visitorContext(routes, request);
    const isRemoved = await removePhotograph(context, idOf(request), visit.submission.id);
    // A form that was posted twice leads back all the same: its photograph is gone, as was asked.
    if (!wantsJson(request)) return backToPage(reply, visit);
    if (!isRemoved) throw new AppError('notFound');
    return reply.status(204).send();
  });
}

/** @throws AppError `notFound`: the database takes nothing but a UUID */
function idOf(request: FastifyRequest): string {
  const { data } = uuid.safeParse((request.params as { id: string }).id);
  if (!data) throw new AppError('notFound');
  return data;
}

const kindOf = ({ kind }: Posted): PhotographKind | undefined => kinds.safeParse(kind).data;

const invalid = (field: 'art' | 'foto', problem: keyof typeof photographProblems) =>
  new AppError(problem === 'tooLarge' ? problem : 'invalid', {
    fieldErrors: { [field]: photographProblems[problem] },
  });
