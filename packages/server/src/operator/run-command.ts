import { EnvironmentError } from '../environment.ts';

/** Where a command writes; a process's own streams or a test's. */
export type Streams = Record<'stdout' | 'stderr', { write(text: string): unknown }>;

/** What was typed is no command; the message says what was expected. */
export class UsageError extends Error {}

/**
 * Runs a command and prints what it returns, or why it failed.
 * @param failed stands before the reason of a failure
 * @returns exit code: 0 done, 1 failed, 2 wrong usage or setting
 */
export async function runCommand(
  { stdout, stderr }: Streams,
  usage: string,
  failed: string,
  work: () => Promise<string>,
): Promise<number> {
  try {
    stdout.write(`${await work()}\n`);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    if (error instanceof UsageError) stderr.write(`${reason}\n\n${usage}\n`);
    else if (error instanceof EnvironmentError) stderr.write(`${reason}\n`);
    else stderr.write(`${failed}${reason}\n`);
    return error instanceof UsageError || error instanceof EnvironmentError ? 2 : 1;
  }
}
