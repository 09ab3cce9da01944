import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { EnvironmentError } from '../environment.ts';

/** Where a command writes; a process's own streams or a test's. */
export type Streams = Record<'stdout' | 'stderr', { write(text: string): unknown }>;

export const exitCodes = { done: 0, failed: 1, wrongUsage: 2 };

/** What was typed is no command; the message says what was expected. */
export class UsageError extends Error {
  /** What is printed below the message. */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** Node's own reading of the arguments. @throws UsageError */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs a command and prints what it returns, or why it failed.
 * @param failed stands before the reason of a failure
 * @returns exit code
 */
export async function runCommand(
  { stdout, stderr }: Streams,
  usage: string,
  failed: string,
  work: () => Promise<string>,
): Promise<number> {
  try {
    stdout.write(`${await work()}\n`);
    return exitCodes.done;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    if (error instanceof UsageError) stderr.write(`${reason}\n\n${error.help ?? usage}\n`);
    else if (error instanceof EnvironmentError) stderr.write(`${reason}\n`);
    else stderr.write(`${failed}${reason}\n`);
    const isUsage = error instanceof UsageError || error instanceof EnvironmentError;
    return isUsage ? exitCodes.wrongUsage : exitCodes.failed;
  }
}
