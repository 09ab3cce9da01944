import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { upgradeDatabase } from './upgrade-database.ts';

test('an upgrade that is not possible is refused in one line before anything is fetched or touched, and one that is not needed is none', async ({
  folder,
}) => {
  const steps: string[] = [];
  const upgrade = () => upgradeDatabase(folder, (step) => steps.push(step));
  await expect(upgrade()).rejects.toThrow(`There is no database in ${folder}`);
  await mkdir(join(folder, 'postgres'));
  const dataOf = (version: number) =>
    writeFile(join(folder, 'postgres', 'PG_VERSION'), `${version}\n`);
  for (const version of [14, 19]) {
    await dataOf(version);
    await expect(upgrade()).rejects.toThrow(
      `The data are of PostgreSQL ${version}; this release takes over 15 to 17`,
    );
  }
  await dataOf(18);
  expect(await upgrade()).toBeUndefined();
  for (const version of [15, 16, 17]) {
    await dataOf(version);
    const old = join(folder, `postgres.${version}`);
    await mkdir(old);
    await expect(upgrade()).rejects.toThrow(`${old} is there already; move it away first`);
  }
  expect(steps).toEqual([]);
  const names = (await readdir(folder)).filter((name) => /^postgres(\.|$)/.test(name));
  expect(names.sort()).toEqual(['postgres', 'postgres.15', 'postgres.16', 'postgres.17']);
});
