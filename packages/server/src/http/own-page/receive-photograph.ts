import type { FileHandle } from 'node:fs/promises';
import { mostMegabytes, photographProblems } from '@rebhang-solar/content/photograph-problems';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';

const megabyte = 1024 * 1024;

/** Bytes of a body that are read to its end, so that the browser shows the answer: what is cut off shows none. */
const longestBody = 32 * megabyte;

const limits = { fileSize: mostMegabytes * megabyte, files: 1, fields: 5, fieldSize: 100 };

/** What was posted beside the photograph itself. */
export type Posted = { kind?: unknown; problem?: 'several' | 'tooLarge' };

/**
 * Writes a posted photograph into a file, as it comes.
 * @param posted takes what comes beside it, also of one that does not come to its end
 * @param ended says why no more of it is waited for
 * @throws AppError `invalid` when the body is no form, `tooLarge` when it is not read to its end, and what `ended` says
 */
export async function receivePhotograph(
  request: FastifyRequest,
  file: FileHandle,
  posted: Posted,
  ended: AbortSignal,
): Promise<void> {
  // Browsers say how long it is.
  if (!(Number(request.headers['content-length']) <= longestBody)) {
    throw new AppError('tooLarge', { fieldErrors: { foto: photographProblems.tooLarge } });
  }
  const end = new Promise<never>((_resolve, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason), { once: true });
  });
  try {
    // It may have been given up before this was listened for.
    ended.throwIfAborted();
    await Promise.race([read(request, file, posted), end]);
  } catch (error) {
    // The rest is read too, and dropped.
    request.raw.unpipe().resume();
    if (error instanceof AppError) throw error;
    if (Object(error).code !== 'FST_FILES_LIMIT') throw new AppError('invalid', { cause: error });
    posted.problem = 'several';
  }
}

async function read(request: FastifyRequest, file: FileHandle, posted: Posted): Promise<void> {
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'art') posted.kind = part.value;
    } else if (part.fieldname === 'foto') {
      await write(part.file, file);
      if (part.file.truncated) posted.problem = 'tooLarge';
    } else part.file.resume();
  }
}

async function write(bytes: AsyncIterable<Buffer>, file: FileHandle): Promise<void> {
  for await (const chunk of bytes) {
    try {
      await file.write(chunk);
    } catch (cause) {
      // The disk is full.
      throw new AppError('unavailable', { retryAfter: 60, cause });
    }
  }
}
