import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';
import { FairTurns } from '../../platform/threads/fair-turns.ts';
import { formatOf, headLength } from './picture-format.ts';

/** A photograph as it is stored: upright, JPEG, without metadata. Width and height are those of `jpeg`. */
export type ConvertedPhotograph = {
  jpeg: Buffer;
  /** As lists show it. */
  preview: Buffer;
  width: number;
  height: number;
};

/** What the converting process says. */
export type Conversion =
  | ConvertedPhotograph
  | { problem: 'unreadable' | 'heic' | 'tooManyPixels' | 'tooSlow' };

/** Milliseconds a conversion may take. One of 50 megapixels takes two seconds of a core. */
const timeLimit = 20_000;

// Ten of each of two visitors. Half a minute of work, as most take a second.
const turns = new FairTurns(20);

const script = new URL('./convert-photograph.process.ts', import.meta.url);

/**
 * Encodes a photograph anew. Whatever decodes foreign bytes may hang, take memory or die of them, so it is done in a
 * process of its own, without the site's settings, one at a time.
 * @param file with the bytes that were sent
 * @param address of the client
 * @throws AppError `busy` when there is no place in the client's share
 */
export async function convertPhotograph(file: FileHandle, address: string): Promise<Conversion> {
  const head = Buffer.alloc(headLength);
  await file.read(head, 0, headLength, 0);
  const format = formatOf(head);
  if (!format) return { problem: 'unreadable' };
  if (format === 'heic') return { problem: 'heic' };
  return turns.run(() => convertNow(file.fd), address);
}

async function convertNow(file: number): Promise<Conversion> {
  const child = fork(script, {
    stdio: [file, 'ignore', 'ignore', 'ipc'],
    // Hands over bytes as they are.
    serialization: 'advanced',
    env: {},
    // Flags of the main process, such as a debugger's, are not meant for this one.
    execArgv: ['--max-old-space-size=64'],
    timeout: timeLimit,
    killSignal: 'SIGKILL',
  });
  let answer: Conversion | undefined;
  child.once('message', (message) => {
    answer = message as Conversion;
  });
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (answer) return answer;
  // The picture has ended it. Without an answer and a signal it has not even begun: a fault of ours.
  if (signal) return { problem: child.killed ? 'tooSlow' : 'unreadable' };
  throw new Error(`The converting process ended with ${code}`);
}
