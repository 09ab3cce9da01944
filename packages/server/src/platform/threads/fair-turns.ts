import { AppError } from '../errors/app-error.ts';
import { networksOf } from '../networks.ts';
import { FairQueue } from './fair-queue.ts';

/** Seconds within which all waiting tasks are done. */
export const retryAfter = 10;

/** Lets one task at a time be done. Those that wait take turns by client. */
export class FairTurns {
  readonly #waiting: FairQueue<PromiseWithResolvers<void>>;
  #isActive = false;

  /** @param places for tasks that wait, those of the site itself aside */
  constructor(places: number) {
    this.#waiting = new FairQueue(places);
  }

  /**
   * @param address of the client; a task without one is the site's own: it always has a place, and takes its turn among the clients
   * @throws AppError `busy` when there is no place in the client's share, and what `work` throws
   */
  async run<Result>(work: () => Promise<Result>, address?: string): Promise<Result> {
    const turn = Promise.withResolvers<void>();
    const dropped = this.#waiting.add(
      turn,
      address === undefined ? undefined : networksOf(address),
    );
    dropped?.reject(new AppError('busy', { retryAfter }));
    if (!this.#isActive) this.#startNext();
    await turn.promise;
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #startNext(): void {
    const next = this.#waiting.take();
    this.#isActive = next !== undefined;
    next?.resolve();
  }
}
