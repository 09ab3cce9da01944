import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './fixtures.ts';

/** Not one, but what nobody looks into. */
export const picture = 'not a picture, but its bytes';

/** Stores a photograph of the meter with a request. */
export async function addPhotograph(database: TestDatabase, reference: string): Promise<void> {
  await database.query(
    `insert into photographs (id, submission_id, kind, jpeg, width, height, bytes, added_at)
     select $1, id, 'meter', $2, 2000, 1500, $3, now() from submissions where reference = $4`,
    [randomUUID(), Buffer.from(picture), picture.length, reference],
  );
}
