import { AppError } from '../../platform/errors/app-error.ts';
import { clientOf, neighboursOf } from '../../platform/networks.ts';

/** Seconds in which one has come, mostly. */
const retryAfter = 30;

type Upload = {
  client: string;
  neighbours: string;
  /** Undefined once all of it has come: then it soon leaves by itself. */
  giveUp: ((reason: AppError) => void) | undefined;
};

/**
 * The photographs that are on their way at a time. When all places are taken, the neighbours that hold most give one
 * up, the last that they took. Without it three clients that send slowly would keep everybody else out.
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
    const upload: Upload = {
      client: clientOf(address),
      neighbours: neighboursOf(address),
      giveUp,
    };
    this.#uploads.add(upload);
    if (this.#heldBy('client', upload) > this.#most.client) this.#refuse(upload);
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
    const held = (upload: Upload) => this.#heldBy('neighbours', upload);
    const [largest] = [...this.#uploads]
      .filter((upload) => upload.giveUp)
      .reverse()
      .sort((one, other) => held(other) - held(one));
    if (!largest?.giveUp || held(largest) <= held(newest)) this.#refuse(newest);
    else {
      this.#uploads.delete(largest);
      largest.giveUp(new AppError('busy', { retryAfter }));
    }
  }

  #refuse(upload: Upload): never {
    this.#uploads.delete(upload);
    throw new AppError('busy', { retryAfter });
  }

  #heldBy(whom: 'client' | 'neighbours', upload: Upload): number {
    return [...this.#uploads].filter((other) => other[whom] === upload[whom]).length;
  }
}
