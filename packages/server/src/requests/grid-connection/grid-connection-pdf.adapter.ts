import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import type { FastifyInstance } from 'fastify';
import { attachment } from '../../delivery/documents/attachment.ts';
import { makeGridConnectionPdf } from '../../delivery/documents/make-grid-connection-pdf.ts';
import type { ServiceDependencies } from '../../http/trpc/context.ts';
import { addressPrefix } from '../rate-limit.ts';
import { openEnvelope } from '../submission-input.ts';
import { gridConnectionPdfInput } from './grid-connection-pdf.input.ts';

/** Makes a PDF of the fields that are posted, for whoever posts them. Stores nothing. */
export async function gridConnectionPdfAdapter(
  app: FastifyInstance,
  { rateLimit }: Pick<ServiceDependencies, 'rateLimit'>,
) {
  app.post(gridConnectionFile.href, async (request, reply) => {
    // No body at all is a blank form.
    const input = gridConnectionPdfInput.parse(request.body === undefined ? {} : request.body);
    // Making one takes far longer than storing a request; counted beside the requests, not with them.
    await rateLimit.count(`pdf ${addressPrefix(request.ip)}`);
    const { reference = '', ...values } = openEnvelope(input).fields;
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': attachment(gridConnectionFile.name(reference)),
        'cache-control': 'no-store',
      })
      .send(await makeGridConnectionPdf(values, reference));
  });
}
