import { constants } from 'node:fs';
import { lstat, mkdir } from 'node:fs/promises';

/** For opening a file by its own name only, never by a link's. Windows does not know it. */
export const noLink = constants.O_NOFOLLOW ?? 0;

/** Makes a folder that its owner alone may enter, unless it exists. @throws Error when a link stands there */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await refuseLink(path);
}

/**
 * Whoever can put a link in the place of a folder would have us write or delete where they may not,
 * since the operator's commands often run as root. A folder that does not exist is fine.
 * @throws Error naming the path, when it is a link
 */
export async function refuseLink(path: string): Promise<void> {
  const facts = await lstat(path).catch(() => undefined);
  if (facts?.isSymbolicLink()) {
    throw new Error(`${path} is a link and is not followed; DATA_DIR itself may be one`);
  }
}
