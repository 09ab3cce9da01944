import { expect, test } from 'vitest';
import { waitingIn } from './job-table.ts';

const depth = (queue: string, state: string, jobs: number, oldestSeconds: number) => ({
  queue,
  state,
  jobs,
  oldestSeconds,
});

test('what is to be done waits, also while it is tried again, and nothing that is done', () => {
  const depths = [
    depth('mail', 'created', 2, 30),
    depth('mail', 'retry', 3, 900),
    depth('mail', 'active', 1, 5),
    depth('mail', 'completed', 50, 90_000),
    depth('mail', 'failed', 4, 90_000),
    depth('mail-dead', 'created', 7, 90_000),
  ];
  expect(waitingIn(depths, 'mail')).toEqual({ jobs: 6, oldestSeconds: 900 });
  expect(waitingIn(depths, 'digest-mail')).toEqual({ jobs: 0, oldestSeconds: 0 });
});
