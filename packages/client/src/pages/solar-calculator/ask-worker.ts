import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import type { Query } from '@rebhang-solar/calculator/query/query';

type Question = {
  query: Query;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
};

let worker: Worker | undefined;
let inHand: Question | undefined;
let next: Question | undefined;

/**
 * Asks the worker, which answers one question after the other. Of those that come while it computes only the last is
 * kept; those in between are never answered, as their input has changed since.
 */
export function askWorker(query: Query): Promise<Answer> {
  return new Promise((resolve, reject) => {
    next = { query, resolve, reject };
    takeNext();
  });
}

function takeNext(): void {
  if (inHand || !next) return;
  inHand = next;
  next = undefined;
  worker ??= startWorker();
  worker.postMessage(inHand.query);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./answer.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    inHand?.resolve(data);
    inHand = undefined;
    takeNext();
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    inHand?.reject(new Error('The calculation failed'));
    inHand = undefined;
    takeNext();
  });
  return started;
}

/** Starts the worker, which then prepares sun, weather and household. */
export function warmUp(query: Query): void {
  askWorker(query).catch(() => {});
}
