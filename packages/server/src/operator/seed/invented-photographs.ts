import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import sharp from 'sharp';
import { Photograph } from '../../requests/photographs/photograph.entity.ts';

const pictures = join(import.meta.dirname, '../../../../client/pictures');

/** Parts of the site's own pictures that look as if a visitor had taken them. */
const parts = {
  'roof-outside': ['hero.jpg', { left: 440, top: 180, width: 800, height: 600 }],
  meter: ['zaehlerschrank.jpg', { left: 200, top: 0, width: 1_400, height: 1_050 }],
  storage: ['speicher-wallbox.jpg', { left: 640, top: 440, width: 720, height: 540 }],
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
