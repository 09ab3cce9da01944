import { statfs } from 'node:fs/promises';

/** Share of the disk below this folder that is free, from 0 to 1; undefined where there is no such folder. */
export async function freeShareOf(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail / disk.blocks;
}
