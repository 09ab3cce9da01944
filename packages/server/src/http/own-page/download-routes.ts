import { Readable } from 'node:stream';
import { ownPageDownloads } from '@rebhang-solar/content/own-page-downloads';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailable } from '../../delivery/documents/mailable.ts';
import { makeDocument } from '../../delivery/documents/make-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { zipOf } from '../../platform/zip.ts';
import type { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { photographsOf } from '../../requests/photographs/photographs.ts';
import { openPhotograph } from '../../requests/photographs/read-photograph.ts';
import { downloadHeaders } from '../download-headers.ts';
import { ownData } from './own-data.ts';
import { paperOf } from './papers.ts';
import { type OwnPageRoutes, type Visit, visitOf } from './visit.ts';

/** What the visitor takes along: all data of the request, and the papers of a grid registration. */
export async function downloadRoutes(app: FastifyInstance, { routes }: { routes: OwnPageRoutes }) {
  const { mailQueue, clientLimits } = routes;
  const onlyOpened = { onRequest: routes.onlyOpened };

  app.get(`/${ownPageActions.data}`, onlyOpened, async (request, reply) => {
    await clientLimits.count(request.ip, 'document');
    const { em, submission } = visitOf(request);
    const photographs = await photographsOf(em, submission.id);
    await clientLimits.count(request.ip, 'fetchedPhotograph', photographs.length);
    return reply
      .type('application/zip')
      .headers(downloadHeaders(ownPageDownloads.archive(submission.reference)))
      .send(Readable.from(zipOf(filesOf(visitOf(request), photographs, request.ip))));
  });

  /** The data, then one photograph after the other. */
  async function* filesOf(visit: Visit, stored: readonly Photograph[], address: string) {
    const { em, submission } = visit;
    const photographs = stored.map((photograph, index) => ({
      ...photograph,
      file: ownPageDownloads.photograph(index + 1, photograph.kind),
    }));
    const data = await ownData(visit, photographs, await mailQueue.statesOf(submission));
    yield {
      name: ownPageDownloads.data,
      content: [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)],
      modifiedAt: new Date(),
    };
    for (const { id, file, addedAt } of photographs) {
      const opened = await openPhotograph(em, { id, size: 'whole' }, address);
      // The visitor may take it back meanwhile.
      if (opened) yield { name: file, content: opened.parts, modifiedAt: addedAt };
    }
  }

  app.get(
    `/${ownPageActions.papers}/:paper`,
    onlyOpened,
    async (request: FastifyRequest<{ Params: { paper: string } }>, reply) => {
      const { gridConnection, reference } = visitOf(request).submission;
      const paper = paperOf(request.params.paper, reference);
      if (!gridConnection || !paper) throw new AppError('notFound');
      await clientLimits.count(request.ip, 'document');
      const { document, name, type } = paper;
      const content = await makeDocument(document, mailable(gridConnection), reference, request.ip);
      return reply.type(type).headers(downloadHeaders(name)).send(content);
    },
  );
}
