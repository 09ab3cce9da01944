import { AppError } from '../../platform/errors/app-error.ts';
import { type Network, networksOf } from '../../platform/networks.ts';

/** Seconds in which one has come, mostly. */
const retryAfter = 30;

type Upload = {
  networks: readonly Network[];
  /** Undefined once all of it has come: then it soon leaves by itself. */
  giveUp: ((reason: AppError) => void) | undefined;
};

/**
 * The photographs that are on their way at a time. When all places are taken, the network that holds most gives one
 * up, the last that it took. Without it three clients that send slowly would keep everybody else out.
 */
export class UploadPlaces {
  readonly #most: { client: number; site: number };
  readonly #uploads = new Set<Upload>();

  constructor(most: { client: number; site: number }) {
    this.#most = most;
  }

  /**
   * @param address of the client
   * @param giveUp ends the upload, as another one gets its place
   * @returns what says that all of it has come, and what frees the place
   * @throws AppError `busy` where the client holds as many as it may, or nobody holds more
   */
  take(
    address: string,
    giveUp: (reason: AppError) => void,
  ): { hasCome: () => void; leave: () => void } {
    const upload: Upload = { networks: networksOf(address), giveUp };
    this.#uploads.add(upload);
    const [client] = upload.networks;
    if (client && this.#heldBy(client) > this.#most.client) this.#refuse(upload);
    if (this.#uploads.size > this.#most.site) this.#makeRoom(upload);
    return {
      hasCome: () => {
        upload.giveUp = undefined;
      },
      leave: () => {
        this.#uploads.delete(upload);
      },
    };
  }

  #makeRoom(newest: Upload): void {
    const [largest] = [...this.#uploads]
      .filter((upload) => upload.giveUp)
      .reverse()
      .sort((one, other) => this.#weightOf(other) - this.#weightOf(one));
    if (!largest?.giveUp || this.#weightOf(largest) <= this.#weightOf(newest)) this.#refuse(newest);
    else {
      this.#uploads.delete(largest);
      largest.giveUp(new AppError('busy', { retryAfter }));
    }
  }

  #refuse(upload: Upload): never {
    this.#uploads.delete(upload);
    throw new AppError('busy', { retryAfter });
  }

  #heldBy({ name }: Network): number {
    return [...this.#uploads].filter(({ networks }) => networks.some((one) => one.name === name))
      .length;
  }

  /** How much of its share that of its networks holds which holds most. */
  #weightOf({ networks }: Upload): number {
    return Math.max(...networks.map((network) => network.cost * this.#heldBy(network)));
  }
}
