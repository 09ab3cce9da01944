import type { Query } from '@rebhang-solar/calculator/query/query';
import type { Answer, QuickAnswer, ThoroughAnswer } from './answer.ts';

type Parts = { quick: QuickAnswer; thorough: ThoroughAnswer };
type Waiting<Result> = {
  query: Query;
  resolve: (answer: Result) => void;
  reject: (reason: Error) => void;
};

/**
 * A worker that answers one question after the other. Of those that come while it computes only the
 * last is kept; those in between are never answered, as their input has changed since.
 */
class Desk<Part extends keyof Parts> {
  readonly #part: Part;
  #worker: Worker | undefined;
  #inHand: Waiting<Parts[Part]> | undefined;
  #next: Waiting<Parts[Part]> | undefined;

  constructor(part: Part) {
    this.#part = part;
  }

  ask(query: Query): Promise<Parts[Part]> {
    return new Promise((resolve, reject) => {
      this.#next = { query, resolve, reject };
      this.#takeNext();
    });
  }

  #takeNext(): void {
    if (this.#inHand || !this.#next) return;
    this.#inHand = this.#next;
    this.#next = undefined;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ part: this.#part, query: this.#inHand.query });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Parts[Part]>) => {
      this.#inHand?.resolve(data);
      this.#inHand = undefined;
      this.#takeNext();
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      this.#worker = undefined;
      this.#inHand?.reject(new Error('The calculation failed'));
      this.#inHand = undefined;
      this.#takeNext();
    });
    return worker;
  }
}

/** Two, so that a movement of a slider does not wait for the ranges of the one before. */
const quick = new Desk('quick');
const thorough = new Desk('thorough');

export function askQuick(query: Query): Promise<QuickAnswer> {
  return quick.ask(query);
}

export function askThorough(query: Query): Promise<ThoroughAnswer> {
  return thorough.ask(query);
}

/** Starts the worker of the sliders, which then prepares sun, weather and household. */
export function warmUp(query: Query): void {
  quick.ask(query).catch(() => {});
}

/** Both parts, for a page that is opened within the application. */
export async function askAll(query: Query): Promise<Answer> {
  const [first, second] = await Promise.all([askQuick(query), askThorough(query)]);
  return { quick: first, thorough: second };
}
