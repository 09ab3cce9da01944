import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';

function linesOf(level: 'info' | 'warn' | 'silent') {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

test('a line says when in ISO 8601 and what, and nothing of the machine', () => {
  const { log, lines } = linesOf('info');
  log.info({ status: 201 }, 'request');
  const { time, ...rest } = JSON.parse(lines[0] ?? '');
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(rest).toEqual({ level: 30, status: 201, msg: 'request' });
});

test('of an error it has the kind, and of a request with a photograph nothing', () => {
  const { log, lines } = linesOf('info');
  const quoted = new TypeError('Eva wohnt hier');
  log.error({ err: quoted, error: quoted, busboyOptions: { headers: { cookie: 'geheim' } } }, 'x');
  const { err, error } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject([{ type: 'TypeError' }]);
  expect(error).toMatchObject([{ type: 'TypeError' }]);
  expect(lines[0]).not.toMatch(/Eva|geheim/);
});

test('what is below its level is not logged', () => {
  const { log, lines } = linesOf('warn');
  log.info('a');
  log.warn('b');
  expect(lines).toHaveLength(1);
  const silent = linesOf('silent');
  silent.log.fatal('c');
  expect(silent.lines).toEqual([]);
});
