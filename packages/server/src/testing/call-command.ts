import { Writable } from 'node:stream';
import type { Run } from '@rebhang-solar/content/command';
import { runInbox } from '../operator/inbox/inbox-cli.ts';

type Settings = Record<string, string>;
export type CommandRun = { code: number; out: string; err: string };

/**
 * One call of a command, as a function.
 * @param answer what whoever runs it types when asked @param isTTY whether a terminal shows what it prints
 */
export async function callCommand(
  run: Run,
  args: string[],
  settings: Settings,
  { answer, isTTY = false }: { answer?: string | undefined; isTTY?: boolean } = {},
): Promise<CommandRun> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const terminal = {
    stdout: Object.assign(collector(out), { isTTY }),
    stderr: collector(err),
    ...(answer !== undefined && { ask: async () => answer }),
  };
  const code = await run(args, terminal, settings);
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}

/** One call of `pnpm inbox`. */
export const callInbox = (settings: Settings, args: string[], answer?: string) =>
  callCommand(runInbox, args, settings, { answer });

function collector(chunks: Buffer[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
}
