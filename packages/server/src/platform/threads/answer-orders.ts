import { parentPort } from 'node:worker_threads';

/** What a thread says to an order. Of a failure only its kind: a message may quote what was typed. */
export type ThreadAnswer<Answer> = { answer: Answer } | { failure: string };

/** The whole of a script for `BoundedThread`: what it does with each order. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  parentPort?.on('message', async (order: Order) => {
    const answer: ThreadAnswer<Answer> = await work(order).then(
      (done) => ({ answer: done }),
      (error: unknown) => ({ failure: error instanceof Error ? error.name : 'unknown' }),
    );
    parentPort?.postMessage(answer);
  });
}
