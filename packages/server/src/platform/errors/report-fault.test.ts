import { expect, test } from 'vitest';
import { describeCauses } from './report-fault.ts';

test('of a failure the log has kind, code and place, and no word of its message', () => {
  const quoted = 'Eva Müller\n    at anna (eva@x.example)';
  const cause = Object.assign(new TypeError(quoted), { code: '23505', constraint: 'one_token' });
  const [first, second, ...more] = describeCauses(new Error(quoted, { cause }));
  expect(first).toMatchObject({ type: 'Error' });
  expect(first?.at?.[0]).toContain('report-fault.test.ts');
  // Where it was thrown stands once.
  expect(second).toEqual({ type: 'TypeError', code: '23505', constraint: 'one_token' });
  expect(more).toEqual([]);
  expect(JSON.stringify(first)).not.toMatch(/Eva|eva@/);
});

test('causes that go on and on fill no log', () => {
  let error = new Error('0');
  for (let count = 0; count < 9; count += 1) error = new Error('x', { cause: error });
  expect(describeCauses(error)).toHaveLength(5);
  expect(describeCauses('no error')).toEqual([]);
});
