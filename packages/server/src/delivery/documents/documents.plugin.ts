import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import type { FastifyInstance } from 'fastify';
import { attachment, wordType } from './attachment.ts';

/** The blank power of attorney, made at the first download and then kept: it is the same for everyone. */
export async function documentsPlugin(app: FastifyInstance) {
  let powerOfAttorney: Buffer | undefined;

  app.get(powerOfAttorneyFile.href, async (_request, reply) => {
    // The library that writes Word files is large, and most starts of the site never need it.
    powerOfAttorney ??= await import('./power-of-attorney-docx.ts').then(
      ({ buildPowerOfAttorney }) => buildPowerOfAttorney(),
    );
    return reply
      .type(wordType)
      .headers({
        'content-disposition': attachment(powerOfAttorneyFile.name),
        'cache-control': 'public, max-age=3600',
      })
      .send(powerOfAttorney);
  });
}
