import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { contactPayload } from './payloads.ts';

test('`pnpm dev` shows a visitor’s own page, and SIGTERM ends it with the site that it has started', async ({
  database,
  folder,
}) => {
  const port = await getPort();
  const script = resolve(import.meta.dirname, '../../../client/dev.ts');
  const dev = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      // In CI Vite would colour the line that is waited for.
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const site = await new Promise<string>((found) => {
    let output = '';
    dev.stdout.on('data', (chunk) => {
      output += chunk;
      const listening = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (listening && output.includes('Local:')) found(listening);
    });
  });
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  const development = `http://localhost:${port}`;
  const sent = await fetch(`${development}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload),
  });
  const { reference, statusUrl } = (await sent.json()) as Record<string, string>;
  const ask = (path: string) => fetch(development + path, { headers: { accept: 'text/html' } });
  const page = await ask(new URL(statusUrl ?? '').pathname);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(`"reference":"${reference}"`);
  expect(html).toContain('/@vite/client');
  expect((await ask('/anfrage/gibt-es-nicht')).status).toBe(404);
  dev.kill('SIGTERM');
  expect(await once(dev, 'exit')).toEqual([0, null]);
  await expect(fetch(`${site}/healthz`)).rejects.toThrow();
});
