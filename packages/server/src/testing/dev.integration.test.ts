import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { expect } from 'vitest';
import { test } from './fixtures.ts';

test('SIGTERM ends `pnpm dev` and the site that it has started', async ({ database, folder }) => {
  const script = resolve(import.meta.dirname, '../../../client/dev.ts');
  const dev = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: String(await getPort()),
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
  dev.kill('SIGTERM');
  expect(await once(dev, 'exit')).toEqual([0, null]);
  await expect(fetch(`${site}/healthz`)).rejects.toThrow();
});
