import { exampleQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { beforeEach, expect, test, vi } from 'vitest';

let started: StandInWorker[];

/** In place of the browser's worker: notes what it is asked. */
class StandInWorker extends EventTarget {
  asked: Query[] = [];
  isEnded = false;
  constructor() {
    super();
    started.push(this);
  }
  postMessage(query: Query) {
    this.asked.push(query);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => {
  started = [];
  vi.resetModules();
  vi.stubGlobal('Worker', StandInWorker);
});

const house = (kwp: number): Query => ({ ...exampleQuery, kwp });

test('one question after the other is asked, and of those that wait only the last', async () => {
  const { askWorker } = await import('./ask-worker.ts');
  const answers: unknown[] = [];
  for (const kwp of [1, 2, 3]) void askWorker(house(kwp)).then((answer) => answers.push(answer));
  expect(started.map(({ asked }) => asked)).toEqual([[house(1)]]);
  started[0]?.answer('eins');
  started[0]?.answer('drei');
  await vi.waitFor(() => expect(answers).toEqual(['eins', 'drei']));
  expect(started.map(({ asked }) => asked)).toEqual([[house(1), house(3)]]);
});

test('a worker that broke is ended and replaced, and what it computed has failed', async () => {
  const { askWorker, warmUp } = await import('./ask-worker.ts');
  warmUp(house(1));
  const failed = askWorker(house(2));
  started[0]?.answer('eins');
  const next = askWorker(house(3));
  started[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('The calculation failed');
  expect(started[0]?.isEnded).toBe(true);
  // What waited meanwhile is asked of its successor.
  expect(started[1]?.asked).toEqual([house(3)]);
  started[1]?.answer('drei');
  expect(await next).toBe('drei');
});
