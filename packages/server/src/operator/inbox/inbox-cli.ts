import { createInterface } from 'node:readline/promises';
import { inboxMessages } from '@rebhang-solar/content/inbox';
import { EnvironmentError, readEnvironment } from '../../environment.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { exitCodes, UsageError } from '../run-command.ts';
import { helpText, parseCommandLine } from './command-line.ts';
import { carryOutCommand } from './commands.ts';
import { openInbox } from './inbox.ts';
import { manyLines } from './print.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * Runs one command of `pnpm inbox`.
 * @param settings environment, as `readEnvironment` takes it
 * @returns exit code: 0 done, 1 nothing found or failed, 2 wrong usage
 */
export async function runInbox(
  args: string[],
  terminal: Terminal,
  settings?: Record<string, string | undefined>,
): Promise<number> {
  const printError = (...lines: string[]) =>
    terminal.stderr.write(`${manyLines(lines.join('\n'))}\n`);
  try {
    const invocation = parseCommandLine(args);
    if (invocation.command === 'help') {
      terminal.stdout.write(`${helpText(invocation.about)}\n`);
      return exitCodes.done;
    }
    const environment = readEnvironment(settings);
    const inbox = await openInbox(environment, await openDatabase(environment));
    try {
      await carryOutCommand(invocation, inbox, terminal);
      return exitCodes.done;
    } finally {
      await inbox.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      printError(error.message, error.help ?? '');
      return exitCodes.wrongUsage;
    }
    if (error instanceof EnvironmentError) {
      printError(error.message);
      return exitCodes.wrongUsage;
    }
    if (error instanceof CommandError) {
      printError(error.message);
      return exitCodes.failed;
    }
    // The reader of the output has closed it (`pnpm inbox export | head`).
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
    const away = toAppError(error).code === 'unavailable';
    const reason = error instanceof Error ? error.message : String(error);
    printError(away ? inboxMessages.unreachable : inboxMessages.failed(reason));
    return exitCodes.failed;
  }
}

async function ask(question: string): Promise<string> {
  // On stderr, so that the question is no part of the output.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } catch {
    // Ctrl-C or Ctrl-D: no answer.
    return '';
  } finally {
    terminal.close();
  }
}

// Not when a test imports it.
if (import.meta.main) {
  // A closed pipe is no fault: the write that meets it fails and ends the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await runInbox(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
    ask: process.stdin.isTTY ? ask : undefined,
  });
}
