import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, lchown, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { makeFolder, makePrivateFolder } from './private-folder.ts';

const run = promisify(execFile);

/** A user of the system by numbers, as processes and files have it. */
export type SystemUser = { uid: number; gid: number };

/**
 * Owns nothing else on the machine. `postgres` may be the administrator of another PostgreSQL.
 */
const userName = 'rebhang-solar';

/** What the site serves, beside its own sources. */
const builtPages = resolve(import.meta.dirname, '../../../client/dist');

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user as whom the database runs, and the site after its start, when root starts them: the
 * owner of DATA_DIR where that is an ordinary user, else a system user, who is made when needed.
 * DATA_DIR, made when missing, stays root's then, so that nobody can put a link into it; its group may pass through.
 * @returns undefined when the process is not root: everything is its own user's
 */
export async function prepareSiteUser(dataDir: string): Promise<SystemUser | undefined> {
  await makeDataDir(dataDir);
  if (!isRoot()) return undefined;
  const { uid, gid, mode } = await stat(dataDir);
  if (uid !== 0) return { uid, gid };
  const user = await findUser().catch(createUser);
  await chown(dataDir, 0, user.gid);
  await chmod(dataDir, (mode | 0o010) & 0o7777);
  return user;
}

/** @throws Error with one clear line that names the setting */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir, 0o750);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR cannot be used: ${reason}`, { cause: error });
  }
}

async function findUser(): Promise<SystemUser> {
  const idOf = async (flag: string) => Number((await run('id', [flag, userName])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function createUser(): Promise<SystemUser> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  // It also fails when another process has just created the user.
  await run('useradd', [...options, userName]).catch(() => undefined);
  return findUser().catch((cause) => {
    throw new Error(`The system user ${userName} is missing and cannot be made`, { cause });
  });
}

/**
 * As root, the process becomes the site's user for good. It stays root, and logs why, where that user
 * could not load the program's own files, as in a clone below /root.
 */
export async function dropPrivileges(
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (!isRoot()) return;
  try {
    const user = await prepareSiteUser(dataDir);
    if (!user) return;
    await checkAccess(user, dataDir);
    const mailFolder = join(dataDir, 'mail');
    await makePrivateFolder(mailFolder);
    await lchown(mailFolder, user.uid, user.gid);
    process.setgroups?.([user.gid]);
    process.setgid?.(user.gid);
    process.setuid?.(user.uid);
  } catch (error) {
    log.warn(`Goes on as root: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws Error naming the first of program, built pages and data folder that the user cannot reach */
async function checkAccess(user: SystemUser, dataDir: string): Promise<void> {
  for (const [right, path] of [
    ['-r', import.meta.filename],
    ['-r', builtPages],
    ['-x', dataDir],
  ] as const) {
    if (!existsSync(path)) continue;
    await run('test', [right, path], { ...user, cwd: '/' }).catch((cause) => {
      const reason = `its user ${userName} may not enter ${path}; /opt, say, is open to it`;
      throw new Error(reason, { cause });
    });
  }
}
