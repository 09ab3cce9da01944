import { Readable } from 'node:stream';
import {
  photographPath,
  photographPreviewPath,
  photographsPath,
} from '@rebhang-solar/content/desk-paths';
import { photographNames } from '@rebhang-solar/content/photograph-kinds';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { zipOf } from '../../platform/zip.ts';
import { photographsOf } from '../../requests/photographs/photographs.ts';
import { openPhotograph } from '../../requests/photographs/read-photograph.ts';
import { requireSession, type SessionServices } from '../sign-in/require-session.ts';
import { findRequest } from './request-details.ts';

const uuid = z.uuid();

/** The photographs of visitors, as the pages of the desk show them, and all of a request in one file. */
export async function photographRoutes(app: FastifyInstance, office: SessionServices) {
  const { orm } = office.services;
  // A page that is open loads by itself what a visitor adds.
  requireSession(app, office, () => false);

  for (const [address, size] of [
    [photographPath(':id'), 'whole'],
    [photographPreviewPath(':id'), 'preview'],
  ] as const) {
    app.get<{ Params: { id: string } }>(address, async ({ params: { id }, ip }, reply) => {
      const opened =
        uuid.safeParse(id).success && (await openPhotograph(orm.em.fork(), { id, size }, ip));
      if (!opened) throw new AppError('notFound');
      return reply
        .type('image/jpeg')
        .header('content-length', opened.length)
        .send(Readable.from(opened.parts, { objectMode: false }));
    });
  }

  app.get<{ Params: { reference: string } }>(
    photographsPath(':reference'),
    async ({ params: { reference }, ip }, reply) => {
      const em = orm.em.fork();
      const { submission } = await findRequest(em, reference);
      const photographs = await photographsOf(em, submission.id);
      if (photographs.length === 0) throw new AppError('notFound');
      async function* files() {
        for (const [index, { id, kind, addedAt }] of photographs.entries()) {
          const opened = await openPhotograph(em, { id, size: 'whole' }, ip);
          // The visitor may take it back meanwhile.
          if (opened) {
            const name = fileName(index + 1, kind);
            yield { name, content: opened.parts, modifiedAt: addedAt };
          }
        }
      }
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="Fotos-${submission.reference}.zip"`)
        .send(Readable.from(zipOf(files()), { objectMode: false }));
    },
  );
}

/** „1 Dach von außen.jpg“ */
const fileName = (number: number, kind: keyof typeof photographNames) =>
  `${number} ${photographNames[kind]}.jpg`;
