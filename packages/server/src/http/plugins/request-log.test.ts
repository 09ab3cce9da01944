import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../platform/log/create-logger.ts';
import { serverOptions } from '../server-options.ts';
import { requestLog } from './request-log.ts';

async function startLogged(isPolling?: () => boolean) {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const app = Fastify(serverOptions(logger, undefined));
  onTestFinished(() => app.close());
  const requestAnswered = vi.fn();
  await app.register(requestLog, {
    metrics: { requestAnswered },
    ...(isPolling && { isPolling }),
  });
  app.all<{ Params: { status: string } }>('/antwort/:status', ({ params }, reply) =>
    reply.status(Number(params.status)).send('x'),
  );
  const levelOf = async (method: 'GET' | 'POST', status: number) => {
    lines.splice(0);
    const { headers } = await app.inject({ method, url: `/antwort/${status}?name=Eva` });
    const [line, ...more] = lines.map((one) => JSON.parse(one));
    expect(more).toEqual([]);
    expect(line.reqId).toBe(headers['x-request-id']);
    expect(line).toMatchObject({ method, route: '/antwort/:status', status });
    // The metrics have seconds, the log whole milliseconds.
    const seconds: number = requestAnswered.mock.lastCall?.[3];
    expect(Math.abs(seconds * 1_000 - line.ms)).toBeLessThan(5);
    expect(line.ms).toBe(Math.round(line.ms));
    expect(lines.join()).not.toContain('Eva');
    return { 20: 'debug', 30: 'info' }[line.level as 20 | 30];
  };
  return { levelOf, requestAnswered };
}

test('what is stored, and what fails by our fault, has a line; pages and rejections at level debug alone', async () => {
  const { levelOf, requestAnswered } = await startLogged();
  expect(await levelOf('POST', 201)).toBe('info');
  expect(await levelOf('POST', 303)).toBe('info');
  expect(await levelOf('POST', 400)).toBe('debug');
  expect(await levelOf('POST', 429)).toBe('debug');
  expect(await levelOf('POST', 500)).toBe('info');
  expect(await levelOf('GET', 200)).toBe('debug');
  expect(await levelOf('GET', 500)).toBe('debug');
  expect(
    requestAnswered.mock.calls.map(([method, route, status]) => [method, route, status]),
  ).toEqual([
    ['POST', '/antwort/:status', 201],
    ['POST', '/antwort/:status', 303],
    ['POST', '/antwort/:status', 400],
    ['POST', '/antwort/:status', 429],
    ['POST', '/antwort/:status', 500],
    ['GET', '/antwort/:status', 200],
    ['GET', '/antwort/:status', 500],
  ]);
});

test('what comes by itself every few seconds fills no log', async () => {
  const { levelOf } = await startLogged(() => true);
  expect(await levelOf('POST', 200)).toBe('debug');
  expect(await levelOf('POST', 500)).toBe('debug');
});
