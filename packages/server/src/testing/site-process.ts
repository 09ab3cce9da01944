import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { company } from '@rebhang-solar/content/company-in-texts';
import getPort from 'get-port';

export type SiteProcess = {
  pid: number;
  url: string;
  /** Everything it has written so far. */
  output(): string;
  hasEnded(): boolean;
  /** Resolves when it ends by itself or by another's signal. @returns exit code, or null */
  ended(): Promise<number | null>;
  /** Sends a signal and waits for the end. @returns exit code, or null after a signal */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

const main = join(import.meta.dirname, '../main.ts');

/** What a process of ours takes along from the tests: how to find programs, and what is compiled already. */
export const fromTests = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** The real thing: the site as a process of its own. Resolves when it says where it can be reached. */
export async function startSiteProcess(
  settings: Record<string, string>,
  port?: number,
  nodeOptions: string[] = [],
  script = main,
): Promise<SiteProcess> {
  const listenPort = port ?? (await getPort());
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: {
      ...fromTests,
      HOST: '127.0.0.1',
      PORT: String(listenPort),
      // Several at a time would take the port of each other's.
      DESK_PORT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      if (line.startsWith(`${company.shortName}: `)) resolve();
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${lines.join('\n')}`)));
  });
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${listenPort}`,
    output: () => lines.join('\n'),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended: () => ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs the site until it ends by itself. */
export async function runSiteProcess(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...fromTests, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}
