import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Writes a file whole or not at all, for nobody else to read. @param write ends the stream */
export async function writeWhole<Result>(
  path: string,
  write: (file: WriteStream) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${path}.part`;
  try {
    const result = await write(createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
