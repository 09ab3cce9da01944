import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { runAsProcess, runCommand, UsageError } from '@rebhang-solar/content/command';
import config from './src/mikro-orm.config.ts';
import { migrationsFolder } from './src/platform/database/migrate.ts';

// `pnpm migration NAME`: writes what has changed in the entities since the last migration into a new one.
// MikroORM compares them with the snapshot beside the migrations, so that no database is needed. Where all of
// these have been deleted, the new one makes every table.

const root = resolve(import.meta.dirname, '../..');
const usage = 'pnpm migration NAME   NAME says what changes, such as add-preferred-time';

async function createMigration(name: string): Promise<string> {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    throw new UsageError('One name, in small letters with hyphens');
  }
  const snapshot = join(migrationsFolder, '.snapshot.json');
  if (!existsSync(snapshot)) {
    await mkdir(migrationsFolder, { recursive: true });
    await writeFile(snapshot, JSON.stringify({ namespaces: ['public'], tables: [] }));
  }
  // Nothing connects to it.
  const orm = await MikroORM.init({ ...config, dbName: 'none' });
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  await orm.close();
  if (fileName === '') return 'The migrations already make what the entities describe';

  const file = join(migrationsFolder, fileName);
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['format', '--write', file, snapshot], {
    cwd: root,
    stdio: 'pipe',
    // On Windows the program is a script.
    shell: process.platform === 'win32',
  });
  for (const column of columnsWithoutValue(await readFile(file, 'utf8'))) {
    process.stderr.write(
      `${column} cannot be null: on a table with rows this migration fails, and a former release cannot insert. Make it nullable, or give it a default.\n`,
    );
  }
  return relative(root, file);
}

/** The columns that a migration adds to existing tables without a value for the rows that are there. */
function columnsWithoutValue(migration: string): string[] {
  return [...migration.matchAll(/alter table "(\w+)" add (?:column )?"[^;]*/g)].flatMap(
    ([statement, table]) =>
      [...statement.matchAll(/ add (?:column )?"(\w+)" [^,]*? not null(?! default)/g)].map(
        ([, column]) => `${table}.${column}`,
      ),
  );
}

await runAsProcess((args, terminal) =>
  runCommand(args, terminal, {
    language: 'en',
    usage,
    options: {},
    words: 1,
    failed: (reason) => `No migration: ${reason}`,
    work: ({ positionals: [name = ''] }) => createMigration(name),
  }),
);
