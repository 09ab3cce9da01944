import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../errors/app-error.ts';
import type { ThreadAnswer } from './answer-orders.ts';

type Settings = {
  /** How many orders may wait; further ones are refused at once, except urgent ones. */
  mostWaiting: number;
  /** Milliseconds an order may take; then its thread is ended. */
  timeLimit: number;
  resourceLimits: ResourceLimits;
  /** What the script reads as `workerData`. */
  workerData?: unknown;
};

type Task<Order, Answer> = {
  order: Order;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
};

/** Seconds within which all waiting orders are done. */
const retryAfter = 10;

/**
 * A thread for work that would block the process: one order at a time, a bounded queue, a time limit for
 * each. When the thread dies, only the current order fails; the next order starts a new thread.
 */
export class BoundedThread<Order, Answer> {
  readonly #script: URL;
  readonly #settings: Settings;
  readonly #urgent: Task<Order, Answer>[] = [];
  readonly #waiting: Task<Order, Answer>[] = [];
  #inHand: Task<Order, Answer> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;

  /** @param script calls `answerOrders` */
  constructor(script: URL, settings: Settings) {
    this.#script = script;
    this.#settings = settings;
  }

  /**
   * @param options `isUrgent` goes before all that is not
   * @throws AppError `busy` when too many wait already, `unavailable` when it took too long
   */
  run(order: Order, { isUrgent = false } = {}): Promise<Answer> {
    if (!isUrgent && this.#waiting.length >= this.#settings.mostWaiting) {
      return Promise.reject(new AppError('busy', { retryAfter }));
    }
    return new Promise((resolve, reject) => {
      (isUrgent ? this.#urgent : this.#waiting).push({ order, resolve, reject });
      this.#takeNext();
    });
  }

  /** Ends the thread; what it has not done is rejected. */
  async close(): Promise<void> {
    // With orders still waiting, the end of this thread would start the next one.
    const undone = [...this.#urgent.splice(0), ...this.#waiting.splice(0)];
    for (const { reject } of undone) reject(new Error('The thread has been closed'));
    await this.#worker?.terminate();
  }

  #takeNext(): void {
    if (this.#inHand) return;
    this.#inHand = this.#urgent.shift() ?? this.#waiting.shift();
    if (!this.#inHand) return;
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    this.#timer = setTimeout(() => {
      this.#end(worker, new AppError('unavailable', { retryAfter, cause: new Error('too slow') }));
      void worker.terminate();
    }, this.#settings.timeLimit).unref();
    worker.postMessage(this.#inHand.order);
  }

  #startWorker(): Worker {
    const { resourceLimits, workerData } = this.#settings;
    const worker = new Worker(this.#script, {
      // Flags of the main thread, such as a test runner's, are not meant for this one.
      execArgv: [],
      resourceLimits,
      workerData,
    });
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      if (worker !== this.#worker) return;
      const done = this.#putDown();
      if ('answer' in answer) done?.resolve(answer.answer);
      else done?.reject(new Error(`Failed in a thread: ${answer.failure}`));
      this.#takeNext();
    });
    const end = (reason: unknown) =>
      this.#end(worker, reason instanceof Error ? reason : new Error(String(reason)));
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread has ended')));
    // It does not keep the process alive.
    worker.unref();
    return worker;
  }

  #end(worker: Worker, reason: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#putDown()?.reject(reason);
    this.#takeNext();
  }

  #putDown(): Task<Order, Answer> | undefined {
    clearTimeout(this.#timer);
    const done = this.#inHand;
    this.#inHand = undefined;
    return done;
  }
}
