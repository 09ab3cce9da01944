import { AppError } from '../errors/app-error.ts';
import { clientOf } from '../networks.ts';

/** Seconds within which all waiting tasks are done. */
export const retryAfter = 10;

type Turn = PromiseWithResolvers<void>;

/** The client of the site's own work, such as a document for a mail. */
const own = 'own';

/**
 * Lets one task at a time be done. Clients that wait have a task done in turn: in the order of arrival, one client
 * with many tasks would keep all others waiting.
 */
export class FairTurns {
  readonly #places: number;
  /** What waits, by client; the first of them is next. */
  readonly #waiting = new Map<string, Turn[]>();
  #isActive = false;

  /** @param places for tasks that wait, those of the site itself aside */
  constructor(places: number) {
    this.#places = places;
  }

  /**
   * @param address of the client; a task without one is the site's own: it always has a place, and takes its turn among the clients
   * @throws AppError `busy` where all places are taken and no client has more tasks waiting, and what `work` throws
   */
  async run<Result>(work: () => Promise<Result>, address?: string): Promise<Result> {
    const turn = Promise.withResolvers<void>();
    const client = address === undefined ? own : clientOf(address);
    this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), turn]);
    this.#keepToPlaces();
    if (!this.#isActive) this.#startNext();
    await turn.promise;
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  /** Rejects the last task of whoever has the most waiting, when it is one too many. */
  #keepToPlaces(): void {
    const clients = [...this.#waiting].filter(([client]) => client !== own);
    if (clients.flatMap(([, turns]) => turns).length <= this.#places) return;
    // Of clients with as many, the one that came last.
    const most = clients.reduce((one, other) => (other[1].length < one[1].length ? one : other));
    this.#keep(most[0], most[1].slice(0, -1));
    most[1].at(-1)?.reject(new AppError('busy', { retryAfter }));
  }

  #startNext(): void {
    const [next] = this.#waiting;
    this.#isActive = next !== undefined;
    if (!next) return;
    const [client, [turn, ...others]] = next;
    // Behind all others.
    this.#waiting.delete(client);
    this.#keep(client, others);
    turn?.resolve();
  }

  #keep(client: string, turns: Turn[]): void {
    if (turns.length > 0) this.#waiting.set(client, turns);
    else this.#waiting.delete(client);
  }
}
