import { constants } from 'node:fs';
import { lstat, mkdir } from 'node:fs/promises';

/** Flag that makes opening a link fail. Windows has none. */
export const noLink = constants.O_NOFOLLOW ?? 0;

/** Makes a folder that its owner alone may enter, unless it exists. @throws Error when a link stands there */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await refuseLink(path);
}

/**
 * The operator's commands often run as root: a link that somebody put in place of a folder would make
 * them write or delete elsewhere. A folder that does not exist is fine.
 * @throws Error naming the path, when it is a link
 */
export async function refuseLink(path: string): Promise<void> {
  const facts = await lstat(path).catch(() => undefined);
  if (facts?.isSymbolicLink()) {
    throw new Error(`${path} is a link and is not followed; DATA_DIR itself may be one`);
  }
}
