import { expect, test } from 'vitest';
import { createLogger } from '../log/create-logger.ts';
import { AppError } from './app-error.ts';
import { describeCauses, reportFault } from './report-fault.ts';

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

test('a fault of ours is an error in the log, an outage a warning, a mistake of a client nothing', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  const cause = Object.assign(new Error('Eva', { cause: new RangeError('eva@x.example') }), {
    code: '53300',
  });
  for (const code of ['invalid', 'tooManyRequests', 'unavailable', 'internal'] as const) {
    reportFault(log, new AppError(code, { cause }));
  }
  const [outage, fault, ...more] = lines.map((line) => JSON.parse(line));
  expect(more).toEqual([]);
  expect(outage).toMatchObject({
    level: 40,
    msg: 'Not available, request not taken',
    causes: ['53300', 'RangeError'],
  });
  expect(fault).toMatchObject({ level: 50, msg: 'Unexpected fault' });
  expect(fault.causes).toMatchObject([{ type: 'Error', code: '53300' }, { type: 'RangeError' }]);
  expect(lines.join()).not.toMatch(/Eva|eva@/);
});
