import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import sharp from 'sharp';
import { Photograph } from '../../submissions/photographs/photograph.entity.ts';

const pictures = join(import.meta.dirname, '../../../../client/pictures');

/** Parts of the site's own pictures that look as if a visitor had taken them. */
const parts = {
  'roof-outside': ['dresden-blasewitz.jpg', { left: 430, top: 20, width: 600, height: 450 }],
  meter: ['zaehlerschrank.jpg', { left: 200, top: 0, width: 1_400, height: 1_050 }],
  storage: ['freital-3.jpg', { left: 930, top: 500, width: 660, height: 495 }],
} as const satisfies Partial<Record<PhotographKind, unknown>>;

/** Stores photographs as if a visitor had added them then. */
export async function storePhotographs(
  em: EntityManager,
  submission: string,
  kinds: readonly (keyof typeof parts)[],
  at: Date,
): Promise<void> {
  for (const [index, kind] of kinds.entries()) {
    const [file, part] = parts[kind];
    const { data: jpeg, info } = await sharp(join(pictures, file))
      .extract(part)
      .resize(1_000)
      .jpeg({ quality: 78 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    // Each a second after the one before, as they are shown in the order in which they came.
    const addedAt = new Date(at.getTime() + index * 1_000);
    const bytes = jpeg.length;
    em.create(Photograph, {
      id: randomUUID(),
      submission,
      kind,
      jpeg,
      width,
      height,
      bytes,
      addedAt,
    });
  }
  await em.flush();
}
