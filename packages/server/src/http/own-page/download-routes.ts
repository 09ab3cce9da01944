import { Readable } from 'node:stream';
import { appointmentWords } from '@rebhang-solar/content/appointment-words';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPageDownloads } from '@rebhang-solar/content/own-page-downloads';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailable } from '../../delivery/documents/mailable.ts';
import { makeDocument } from '../../delivery/documents/make-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { zipOf } from '../../platform/zip.ts';
import { appointmentCalendar } from '../../requests/appointment-calendar.ts';
import { dataFiles } from '../../requests/own-page/own-data.ts';
import { shownToVisitor } from '../../requests/own-page/shown-to-visitor.ts';
import type { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { photographsOf } from '../../requests/photographs/photographs.ts';
import { downloadHeaders } from '../download-headers.ts';
import { paperOf } from './papers.ts';
import { type OwnPageRoutes, type Visit, visitOf } from './visit.ts';

/** What the visitor takes along: all data of the request, its appointment, and the papers of a grid registration. */
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

  /** Like the page they hold no birth dates and nothing of others. */
  async function* filesOf(visit: Visit, photographs: readonly Photograph[], address: string) {
    const { em, submission, status } = visit;
    const mails = await mailQueue.statesOf(submission);
    const shown = shownToVisitor(submission);
    yield* dataFiles(em, { request: { submission, status }, shown, photographs, mails }, address);
  }

  // What stands in it, the page says to who has the link alone, too.
  app.get(`/${ownPageActions.appointment}`, (request, reply) => {
    const visit = visitOf(request);
    const { name, type, content } = appointmentCalendar(visit, {
      summary: appointmentWords.ofVisitor,
      description: `${company.phone}\n${appointmentWords.reference(visit.submission.reference)}`,
    });
    return reply.type(type).headers(downloadHeaders(name)).send(content);
  });

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
