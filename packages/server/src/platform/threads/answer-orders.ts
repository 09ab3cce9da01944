import { parentPort } from 'node:worker_threads';

/** A thread's answer. Of a failure only the error's name, as its message may quote what was typed. */
export type ThreadAnswer<Answer> = { answer: Answer } | { failure: string };

/** Answers every order that a `BoundedThread` sends to this script. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  parentPort?.on('message', async (order: Order) => {
    const answer: ThreadAnswer<Answer> = await work(order).then(
      (done) => ({ answer: done }),
      (error: unknown) => ({ failure: error instanceof Error ? error.name : 'unknown' }),
    );
    parentPort?.postMessage(answer);
  });
}
