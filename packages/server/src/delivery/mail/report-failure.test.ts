import { expect, test } from 'vitest';
import { createLogger } from '../../platform/log/create-logger.ts';
import { describeFailure, reportFailure } from './report-failure.ts';

test.each([
  [
    'an answer of the mail server',
    { code: 'EENVELOPE', responseCode: '550' },
    { code: 'EENVELOPE', responseCode: 550 },
  ],
  ['an error without a code', new TypeError('eva@x.example'), { code: 'TypeError' }],
  ['an object that says nothing', {}, { code: 'unknown' }],
  ['a text', 'eva@x.example', { code: 'unknown' }],
  ['nothing', null, { code: 'unknown' }],
])('of %s its codes are kept', (_what, error, expected) => {
  expect(describeFailure(error)).toEqual(expected);
});

test('a mail that is tried again is a warning, the last attempt an alert', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  const attempt = (retryCount: number) =>
    reportFailure(
      log,
      { id: 'j1', retryCount, retryLimit: 2 },
      { recipient: 'company' },
      Object.assign(new Error('eva@x.example'), { code: 'ETIMEDOUT' }),
    );
  expect([0, 1, 2].map((count) => attempt(count).isLast)).toEqual([false, false, true]);
  expect(attempt(0).output).toEqual({ code: 'ETIMEDOUT' });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.slice(0, 3).map(({ level, attempt, msg }) => [level, attempt, msg])).toEqual([
    [40, 1, 'Mail not sent, it will be tried again'],
    [40, 2, 'Mail not sent, it will be tried again'],
    [50, 3, 'ALERT mail given up, it waits in the dead-letter queue'],
  ]);
  expect(logged[0]).toMatchObject({ job: 'j1', recipient: 'company', code: 'ETIMEDOUT' });
  expect(lines.join()).not.toContain('eva@');
});
