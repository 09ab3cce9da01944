import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.ts';
import { FairTurns, retryAfter } from './fair-turns.ts';

type Settings = {
  /** For tasks that wait, those for mails aside. */
  places: number;
  /** Milliseconds a task may take; then its thread is ended. */
  timeLimit: number;
  resourceLimits: ResourceLimits;
  /** What the script reads as `workerData`. */
  workerData?: unknown;
};

/**
 * A thread for work that would block the process: one task at a time, a time limit for each, a bounded queue
 * that clients share. Piscina keeps the thread, and starts another one when it has died; its `maxQueue` does not
 * count tasks that have a signal, whose clock would also run while they wait (5.3).
 */
export class ThreadQueue<Task, Result> {
  readonly #timeLimit: number;
  readonly #thread: Piscina<Task, Result>;
  readonly #turns: FairTurns;
  #isClosed = false;

  /** @param script its default export does a task */
  constructor(script: URL, { places, timeLimit, resourceLimits, workerData }: Settings) {
    this.#timeLimit = timeLimit;
    this.#turns = new FairTurns(places);
    this.#thread = new Piscina({
      filename: script.href,
      // Started with the first task, and kept.
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Flags of the main thread, such as a test runner's, are not meant for this one.
      execArgv: [],
      resourceLimits,
      workerData,
    });
    // Without a listener, a script that cannot be loaded would end the process. Its task ends at its limit.
    this.#thread.on('error', () => undefined);
  }

  /**
   * @param address of the client; a task without one is for a mail: it always has a place, and takes its turn among the clients
   * @throws AppError `busy` when there is no place in the client's share, `unavailable` when it took too long
   */
  run(task: Task, address?: string): Promise<Result> {
    return this.#turns.run(() => this.#runNow(task), address);
  }

  async #runNow(task: Task): Promise<Result> {
    // Piscina would start a new thread for what still waits.
    if (this.#isClosed) throw new Error('The thread has been closed');
    const signal = AbortSignal.timeout(this.#timeLimit);
    try {
      return await this.#thread.run(task, { signal });
    } catch (error) {
      if (signal.aborted) {
        throw new AppError('unavailable', { retryAfter, cause: new Error('too slow') });
      }
      // Only the name of the error: its message may quote what was typed.
      throw new Error(`Failed in a thread: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  /** Ends the thread; what it has not done is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.destroy();
  }
}
