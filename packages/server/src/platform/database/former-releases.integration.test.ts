import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';

// Whoever steps back after an update runs the release of before on the tables of this one. So a new
// column can be null or has a default, and what is dropped or renamed goes one release later. Each file
// of the folder is what one release sends to the site's tables (docs/operations.md, "Up and back").

const folder = join(import.meta.dirname, 'former-releases');
const releases = (await readdir(folder)).sort();

test.for(releases)(
  'the release of %s works on the tables of this one',
  async (file, { database }) => {
    const count = `select (select count(*)::int from submissions) as submissions,
    (select count(*)::int from submissions where confirmed_at is not null) as confirmed`;
    const [before] = await database.query<{ submissions: number; confirmed: number }>(count);
    const statements = await readFile(join(folder, file), 'utf8');
    await database.query(statements);
    const [after] = await database.query<{ submissions: number; confirmed: number }>(count);
    expect(after?.submissions).toBeGreaterThan(before?.submissions ?? 0);
    expect(after?.confirmed).toBe(after?.submissions);
  },
);
