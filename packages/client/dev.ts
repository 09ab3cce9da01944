import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ownPages } from '@rebhang-solar/content/own-page-paths';
import { EnvironmentError, readEnvironment } from '@rebhang-solar/server/environment';
import getPort from 'get-port';
import { createServer } from 'vite';
import { ownPagesInDevelopment } from './own-pages-in-development.ts';

/** What the server answers itself; everything else is Vite's. */
const serverPaths = [
  '/api',
  '/trpc',
  ownPages,
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/robots.txt',
];

const { PORT, publicUrl } = checkedEnvironment();
const serverPort = await getPort();
// vite.config.ts puts it into the pages, as the server does into built ones.
process.env.PUBLIC_URL = publicUrl;

// Every setting reaches the server; only its port is another, because Vite has the visitor's.
const server = spawn(
  process.execPath,
  ['--watch', join(import.meta.dirname, '../server/src/main.ts')],
  {
    stdio: 'inherit',
    // Out of the terminal's process group: Ctrl-C would reach the server twice, by the terminal and by
    // its watcher, and the second time means „now“, which leaves the database running.
    detached: process.platform !== 'win32',
    env: { ...process.env, PORT: String(serverPort) },
  },
);

// However this process ends, a port that is taken included: the server ends with it.
process.on('exit', () => server.kill());

const vite = await createServer({
  root: import.meta.dirname,
  plugins: [ownPagesInDevelopment(`http://localhost:${serverPort}`)],
  server: {
    port: PORT,
    strictPort: true,
    proxy: Object.fromEntries(
      serverPaths.map((path) => [
        path,
        { target: `http://localhost:${serverPort}`, changeOrigin: false },
      ]),
    ),
  },
});
await vite.listen();
vite.printUrls();

// Vite ends the process at SIGTERM as soon as it has closed itself: the server would be left running.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

/** Stays until the server has stopped its database. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  await vite.close();
  if (server.exitCode === null && server.signalCode === null) {
    server.kill(signal);
    await once(server, 'exit');
  }
  process.exit(0);
}

function checkedEnvironment() {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
