import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeDocument } from '../../delivery/documents/make-document.ts';
import { gridConnectionDocumentsInput } from '../../forms/grid-connection/grid-connection-documents.input.ts';
import { downloadHeaders } from '../download-headers.ts';
import type { SiteServices } from '../store-request.ts';

/** Media type of a .docx file. */
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Documents to be saved: the blank power of attorney, and what is made of the fields that are posted. Stores nothing. */
export async function documentsRoutes(
  app: FastifyInstance,
  { clientLimits }: Pick<SiteServices, 'clientLimits'>,
) {
  // Made at the first download and then kept: it is the same for everyone.
  let blankPowerOfAttorney: Buffer | undefined;

  app.get(powerOfAttorneyFile.href, async (_request, reply) => {
    // The library that writes Word files is large, and most starts of the site never need it.
    blankPowerOfAttorney ??= await import(
      '../../delivery/documents/power-of-attorney-docx.ts'
    ).then(({ buildPowerOfAttorney }) => buildPowerOfAttorney());
    return reply
      .type(wordType)
      .headers({
        ...downloadHeaders(powerOfAttorneyFile.name),
        'cache-control': 'public, max-age=3600',
      })
      .send(blankPowerOfAttorney);
  });

  app.post(gridConnectionFile.href, async (request, reply) => {
    const { reference, values } = await read(request);
    return reply
      .type('application/pdf')
      .headers(downloadHeaders(gridConnectionFile.name(reference)))
      .send(await makeDocument('grid form', values, reference, request.ip));
  });

  app.post(powerOfAttorneyFile.filledHref, async (request, reply) => {
    const { reference, values } = await read(request);
    return reply
      .type(wordType)
      .headers(downloadHeaders(powerOfAttorneyFile.filledName(reference)))
      .send(await makeDocument('power of attorney', values, reference, request.ip));
  });

  async function read(request: FastifyRequest) {
    // Making one takes far longer than storing a request; counted beside the requests, not with them.
    await clientLimits.count(request.ip, 'document');
    // No body at all is a blank form.
    const input = gridConnectionDocumentsInput.parse(
      request.body === undefined ? {} : request.body,
    );
    const { reference = '', ...values } = input;
    return { reference, values };
  }
}
