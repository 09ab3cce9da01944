import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { fromTests } from '../../testing/site-process.ts';
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

test('the command names what it expects, and has nothing to do with a database of somebody’s own', async ({
  folder,
}) => {
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n');
  const run = async (words: string[], settings = {}) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'database-cli.ts'), ...words],
      {
        env: { ...fromTests, DATA_DIR: folder, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null) await once(child, 'exit');
    return { code: child.exitCode, out, err };
  };
  const [none, other, own, done] = await Promise.all([
    run([]),
    run(['downgrade']),
    run(['upgrade'], { DATABASE_URL: 'postgresql://db.firma.example/site' }),
    run(['upgrade']),
  ]);
  for (const wrong of [none, other]) {
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/^A command is expected\n\npnpm database upgrade /);
  }
  expect(own).toMatchObject({ code: 2, out: '' });
  expect(own.err).toMatch(/^DATABASE_URL names a PostgreSQL of your own: upgrade that one/);
  expect(done).toEqual({
    code: 0,
    out: 'The data are of this release’s PostgreSQL already, nothing to do\n',
    err: '',
  });
});
