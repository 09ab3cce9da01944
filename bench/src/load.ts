import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = { perSecond: number; p99: number };

/**
 * Asks for one address over and over with `wrk` (apt-get install wrk), which is written in C so that
 * it leaves the server the other core.
 * @param headers as `Name: value`
 * @param script Lua file that makes each request
 * @returns answers per second and the 99th percentile of their time in milliseconds
 * @throws Error when an answer has another status than 2xx or 3xx
 */
export async function wrk(
  url: string,
  connections: number,
  seconds: number,
  headers: string[] = [],
  script?: string,
): Promise<Load> {
  const { stdout } = await run('wrk', [
    '--latency',
    '--timeout=10s',
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    ...headers.map((header) => `--header=${header}`),
    ...(script ? [`--script=${script}`] : []),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value, unit = 'ms'] = /\s99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const p99 = Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN);
  return { perSecond, p99 };
}

/** Runs a program of the system; a missing one is named with the package that brings it. */
export async function run(program: string, args: string[]): Promise<{ stdout: string }> {
  try {
    return await promisify(execFile)(program, args);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`${program} is missing: apt-get install ${program}`, { cause: error });
  }
}
