import type { Network } from '../networks.ts';

type Waiting<Item> = { item: Item; networks: Network[]; start: number };

/** The site's own work, such as a document for a mail: its turns are those of one client. */
const own: Network[] = [{ name: 'own', cost: 10 }];

/**
 * A queue that networks share (start-time fair queueing): each item of a network starts later than the one before
 * by what it costs, and the lowest start is next. Who has had no turn lately comes next, however many items
 * others have waiting; in the order of arrival one client would keep all others out.
 */
export class FairQueue<Item> {
  readonly #places: number;
  readonly #waiting: Waiting<Item>[] = [];
  /** The start of the item that was taken last, and of the next item of each network. */
  #now = 0;
  readonly #starts = new Map<string, number>();

  constructor(places: number) {
    this.#places = places;
  }

  /**
   * @param networks left out for the site's own work, which always has a place
   * @returns the item that has no place, which may be another one: of all with a client that wait, the last
   */
  add(item: Item, networks = own): Item | undefined {
    const start = Math.max(...networks.map((network) => this.#startOf(network)));
    for (const network of networks) this.#charge(network, network.cost);
    const before = this.#waiting.findLastIndex((other) => other.start <= start);
    this.#waiting.splice(before + 1, 0, { item, networks, start });
    const isCounted = (other: Waiting<Item>) => other.networks !== own;
    if (this.#waiting.filter(isCounted).length <= this.#places) return undefined;
    const [last] = this.#waiting.splice(this.#waiting.findLastIndex(isCounted), 1);
    // It has had no turn. Without this a client that was rejected often would wait for long ever after.
    for (const network of last?.networks ?? []) this.#charge(network, -network.cost);
    return last?.item;
  }

  take(): Item | undefined {
    const next = this.#waiting.shift();
    this.#now = Math.max(this.#now, next?.start ?? 0);
    // Without this the list of networks would grow for ever.
    if (!next) this.#starts.clear();
    return next?.item;
  }

  #startOf({ name }: Network): number {
    return Math.max(this.#now, this.#starts.get(name) ?? 0);
  }

  #charge(network: Network, cost: number): void {
    this.#starts.set(network.name, this.#startOf(network) + cost);
  }
}
