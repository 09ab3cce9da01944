import multipart from '@fastify/multipart';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import { type PhotographKind, photographKinds } from '@rebhang-solar/content/photograph-kinds';
import { photographProblems } from '@rebhang-solar/content/photograph-problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { networksOf } from '../../platform/networks.ts';
import { openUnnamedFile } from '../../platform/unnamed-file.ts';
import { convertPhotograph } from '../../submissions/photographs/convert-photograph.ts';
import {
  addPhotograph,
  checkRoom,
  photographBytes,
  removePhotograph,
} from '../../submissions/photographs/photographs.ts';
import { allowSlowBody } from '../plugins/body-timer.ts';
import { receivePhotograph } from './receive-photograph.ts';
import { backToPage, type OwnPageRoutes, visitOf, wantsJson } from './visit.ts';

/** Photographs that are on their way at a time, from the first byte on. Each may take 12 MB of a disk. */
const mostUnderWay = { client: 20, site: 60 };

/** Seconds in which one has come, mostly. */
const retryAfter = 30;

const kinds = z.enum(photographKinds);
const uuid = z.uuid();

/** The photographs of a request: added with the link alone, seen and taken back where the page is opened. */
export async function photographRoutes(
  app: FastifyInstance,
  { routes }: { routes: OwnPageRoutes },
) {
  const { clientLimits, mailQueue } = routes;
  const path = `/${ownPageActions.photographs}`;
  const underWay: string[] = [];
  // One that is too large is read to its end, so that the browser shows what is wrong with it.
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post(path, async (request, reply) => {
    if (!request.isMultipart()) throw new AppError('wrongType');
    allowSlowBody(request.raw);
    const posted: { kind?: PhotographKind } = {};
    try {
      const id = await add(request, posted);
      if (!wantsJson(request)) return backToPage(reply, visitOf(request), 'fotos');
      return reply.status(201).send({ id, art: posted.kind });
    } catch (error) {
      return sendProblem(request, reply, error, posted.kind);
    }
  });

  async function add(request: FastifyRequest, posted: { kind?: PhotographKind }): Promise<string> {
    const { em, submission } = visitOf(request);
    await clientLimits.count(request.ip, 'photograph');
    const client = networksOf(request.ip)[0].name;
    const ofClient = underWay.filter((other) => other === client);
    if (ofClient.length >= mostUnderWay.client || underWay.length >= mostUnderWay.site) {
      throw new AppError('busy', { retryAfter });
    }
    underWay.push(client);
    try {
      const file = await openUnnamedFile();
      try {
        const { kind, problem } = await receivePhotograph(request, file);
        posted.kind = kinds.safeParse(kind).data;
        if (!posted.kind) throw invalid('art', 'noKind');
        if (problem) throw invalid('foto', problem);
        await checkRoom(em, submission.id);
        if ((await file.stat()).size === 0) throw invalid('foto', 'missing');
        const conversion = await convertPhotograph(file, request.ip);
        if ('problem' in conversion) throw invalid('foto', conversion.problem);
        return await addPhotograph({ em, mailQueue }, submission.id, posted.kind, conversion);
      } finally {
        await file.close();
      }
    } finally {
      underWay.splice(underWay.indexOf(client), 1);
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
    const errors = isBusy ? { foto: photographProblems.busy } : fieldErrors;
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

  app.get(`${path}/:id`, onlyOpened, async (request, reply) => {
    const { em, submission } = visitOf(request);
    const jpeg = await photographBytes(em, idOf(request), submission.id);
    if (!jpeg) throw new AppError('notFound');
    return reply.type('image/jpeg').send(jpeg);
  });

  app.post(`${path}/:id/loeschen`, onlyOpened, async (request, reply) => {
    const visit = visitOf(request);
    await removePhotograph(visit.em, idOf(request), visit.submission.id);
    if (wantsJson(request)) return reply.status(204).send();
    return backToPage(reply, visit);
  });
}

/** @throws AppError `notFound`: the database takes nothing but a UUID */
function idOf(request: FastifyRequest): string {
  const { data } = uuid.safeParse((request.params as { id: string }).id);
  if (!data) throw new AppError('notFound');
  return data;
}

const invalid = (field: 'art' | 'foto', problem: keyof typeof photographProblems) =>
  new AppError(problem === 'tooLarge' ? problem : 'invalid', {
    fieldErrors: { [field]: photographProblems[problem] },
  });
