import { Writable } from 'node:stream';
import { runInbox } from '../operator/inbox/inbox-cli.ts';

export type InboxRun = { code: number; out: string; err: string };

/** One call of the operator's command line, as a function. @param answer what the operator types @param width of the terminal, if it is one */
export async function callInbox(
  settings: Record<string, string>,
  args: string[],
  answer?: string,
  width?: number,
): Promise<InboxRun> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const code = await runInbox(
    args,
    {
      stdout: collector(out),
      stderr: collector(err),
      width,
      ask: answer === undefined ? undefined : async () => answer,
    },
    settings,
  );
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}

function collector(chunks: Buffer[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
}
