import { constants } from 'node:fs';
import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flag that makes opening a link fail. Windows has none. */
export const noLink = constants.O_NOFOLLOW ?? 0;

/** Makes a folder that its owner alone may enter, unless it exists. @throws Error when a link stands there */
export async function makePrivateFolder(path: string): Promise<void> {
  await makeFolder(path, 0o700);
  await rejectLink(path);
}

/** Makes a folder and those above it, unless they exist. The mode is that of the last one. */
export async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Not `recursive`, which never returns where the system answers ENOENT in a folder that exists (/proc).
  await mkdir(path, { mode }).catch(async (error) => {
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}

/**
 * The operator's commands often run as root: a link that somebody put in place of a folder would make
 * them write or delete elsewhere. A folder that does not exist is fine.
 * @throws Error naming the path, when it is a link
 */
export async function rejectLink(path: string): Promise<void> {
  const facts = await lstat(path).catch(() => undefined);
  if (facts?.isSymbolicLink()) {
    throw new Error(`${path} is a link and is not followed; DATA_DIR itself may be one`);
  }
}
