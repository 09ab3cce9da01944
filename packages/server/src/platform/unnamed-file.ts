import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file on disk that nobody else can open, and that is gone when it is closed or the process ends, however it does. */
export async function openUnnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}
