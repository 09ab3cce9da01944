import { answerOrders } from '../platform/threads/answer-orders.ts';

/** A thread for tests: it does what it is told, be it to die or never to answer. */
answerOrders(async (order: string) => {
  if (order === 'die') process.exit(1);
  if (order === 'fail') throw new TypeError('with what was typed');
  if (order === 'hang') return new Promise<string>(() => {});
  return `${order} done`;
});
