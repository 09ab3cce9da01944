import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.ts';

type Settings = {
  /** How many tasks may wait; further ones are rejected at once, except urgent ones. */
  mostWaiting: number;
  /** Milliseconds a task may take; then its thread is ended. */
  timeLimit: number;
  resourceLimits: ResourceLimits;
  /** What the script reads as `workerData`. */
  workerData?: unknown;
};

/** Seconds within which all waiting tasks are done. */
const retryAfter = 10;

/**
 * A thread for work that would block the process: one task at a time, a bounded queue, a time limit for
 * each. Piscina keeps the thread, and starts another one when it has died. The queue is ours, as Piscina's
 * `maxQueue` does not count tasks that have a signal, whose clock would also run while they wait (5.3).
 */
export class ThreadQueue<Task, Result> {
  readonly #settings: Settings;
  readonly #thread: Piscina<Task, Result>;
  readonly #urgent: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];
  #isActive = false;
  #isClosed = false;

  /** @param script its default export does a task */
  constructor(script: URL, settings: Settings) {
    const { resourceLimits, workerData } = settings;
    this.#settings = settings;
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
   * @param options `isUrgent` goes before all that is not
   * @throws AppError `busy` when too many wait already, `unavailable` when it took too long
   */
  async run(task: Task, { isUrgent = false } = {}): Promise<Result> {
    const queue = isUrgent ? this.#urgent : this.#waiting;
    if (!isUrgent && queue.length >= this.#settings.mostWaiting) {
      throw new AppError('busy', { retryAfter });
    }
    if (this.#isActive) await new Promise<void>((resolve) => queue.push(resolve));
    this.#isActive = true;
    try {
      return await this.#runNow(task);
    } finally {
      const next = this.#urgent.shift() ?? this.#waiting.shift();
      if (next) next();
      else this.#isActive = false;
    }
  }

  async #runNow(task: Task): Promise<Result> {
    // Piscina would start a new thread for what still waits.
    if (this.#isClosed) throw new Error('The thread has been closed');
    const signal = AbortSignal.timeout(this.#settings.timeLimit);
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
