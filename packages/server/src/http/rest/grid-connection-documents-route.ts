import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachment, wordType } from '../../delivery/documents/attachment.ts';
import { makeDocument } from '../../delivery/documents/make-document.ts';
import type { Services } from '../../platform/trpc.ts';
import { openEnvelope } from '../../submissions/envelope.ts';
import { gridConnectionDocumentsInput } from '../../submissions/grid-connection/grid-connection-documents.input.ts';

/** Makes a document of the fields that are posted, for whoever posts them. Stores nothing. */
export async function gridConnectionDocumentsRoute(
  app: FastifyInstance,
  { rateLimit }: Pick<Services, 'rateLimit'>,
) {
  async function read(request: FastifyRequest) {
    // Making one takes far longer than storing a request; counted beside the requests, not with them.
    await rateLimit.count(request.ip, 'document');
    // No body at all is a blank form.
    const body = request.body === undefined ? {} : request.body;
    const input = gridConnectionDocumentsInput.parse(body);
    const { reference = '', ...values } = openEnvelope(input).fields;
    return { reference, values };
  }

  app.post(gridConnectionFile.href, async (request, reply) => {
    const { reference, values } = await read(request);
    return reply
      .type('application/pdf')
      .headers(toBeKept(gridConnectionFile.name(reference)))
      .send(await makeDocument('grid form', values, reference, request.ip));
  });

  app.post(powerOfAttorneyFile.filledHref, async (request, reply) => {
    const { reference, values } = await read(request);
    return reply
      .type(wordType)
      .headers(toBeKept(powerOfAttorneyFile.filledName(reference)))
      .send(await makeDocument('power of attorney', values, reference, request.ip));
  });
}

/** Headers of a file for the visitor's disk, which nobody else may keep. */
function toBeKept(name: string) {
  return { 'content-disposition': attachment(name), 'cache-control': 'no-store' };
}
