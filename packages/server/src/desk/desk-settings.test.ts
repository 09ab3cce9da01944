import { expect, test } from 'vitest';
import { withFreePort } from './desk-settings.ts';

const users = [{ name: 'Anna Berger', email: 'anna@firma.example' }];

test('a desk at any free port is named with the one that it gets', async () => {
  const desk = { port: 0, host: '127.0.0.1', url: 'http://localhost:0', users };
  const { port, ...found } = await withFreePort(desk);
  expect(port).toBeGreaterThan(0);
  expect(found).toEqual({ host: '127.0.0.1', url: `http://localhost:${port}`, users });
  // Its own name stays, as whatever stands before it has a port of its own.
  const named = await withFreePort({ ...desk, url: 'https://buero.firma.example' });
  expect(named.url).toBe('https://buero.firma.example');
});

test('a desk with a port keeps it', async () => {
  const desk = { port: 3900, host: '0.0.0.0', url: 'http://localhost:3900', users };
  expect(await withFreePort(desk)).toEqual(desk);
});
