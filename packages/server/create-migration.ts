import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import config from './src/mikro-orm.config.ts';
import { migrationsFolder } from './src/platform/database/migrate.ts';

// `pnpm migration NAME`: writes what has changed in the entities since the last migration into a new one.
// MikroORM compares them with the snapshot beside the migrations, so that no database is needed.

const root = resolve(import.meta.dirname, '../..');
const name = process.argv[2];

if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name ?? '')) {
  process.stderr.write('pnpm migration NAME   NAME says what changes, such as add-callback-time\n');
  process.exit(2);
}

// Nothing connects to it.
const orm = await MikroORM.init({ ...config, dbName: 'none' });
const { fileName } = await orm.migrator.create(undefined, false, false, name);
await orm.close();

if (fileName === '') {
  process.stdout.write('The migrations already make what the entities describe\n');
} else {
  const file = join(migrationsFolder, fileName);
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['format', '--write', file, join(migrationsFolder, '.snapshot.json')], {
    cwd: root,
    stdio: 'pipe',
    // On Windows the program is a script.
    shell: process.platform === 'win32',
  });
  process.stdout.write(`${relative(root, file)}\n`);
}
