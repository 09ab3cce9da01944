import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

export type ServerProcess = {
  /** `http://127.0.0.1:<port>` */
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first answer with status 200. */
  startedIn: number;
  stop(): Promise<void>;
};

/** The site as it runs in production. */
export const siteScript = fileURLToPath(import.meta.resolve('@rebhang-solar/server/main'));

/** The least a server can do to keep a message, as a peer. */
export const bareScript = join(import.meta.dirname, 'bare-route.ts');

/**
 * Runs a server as a process of its own, on loopback and a free port.
 * @param script TypeScript file that listens on `HOST` and `PORT`
 * @param settings its environment, beside these two
 */
export async function startServer(
  script: string,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswered(`${url}/`, child);
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Resolves with the first answer with status 200.
 * @throws Error when the process that should give it ends before
 */
export async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  await once(child, 'spawn');
  while ((await statusOf(url)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${child.exitCode}`);
    await sleep(2);
  }
}

/** The status a GET is answered with, undefined while nobody listens. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', () => resolve(undefined));
  });
}
