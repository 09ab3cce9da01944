import { inboxMessages } from '@rebhang-solar/content/inbox';
import { EnvironmentError, readEnvironment } from '../../environment.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { exitCodes, UsageError } from '../run-command.ts';
import { helpText, parseCommandLine } from './command-line.ts';
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
  const complain = (...lines: string[]) =>
    terminal.stderr.write(`${manyLines(lines.join('\n'))}\n`);
  try {
    const invocation = parseCommandLine(args);
    if (invocation.command === 'help') {
      terminal.stdout.write(`${helpText(invocation.about)}\n`);
      return exitCodes.done;
    }
    const environment = readEnvironment(settings);
    // The database is opened while Node loads everything else, which takes longer than most commands.
    const database = openDatabase(environment);
    // A failure is dealt with where it is awaited; until then it must not count as unhandled.
    database.catch(() => undefined);
    const [{ carryOutCommand }, { openInbox }] = await Promise.all([
      import('./commands.ts'),
      import('./inbox.ts'),
    ]);
    const inbox = await openInbox(environment, await database);
    try {
      await carryOutCommand(invocation, inbox, terminal);
      return exitCodes.done;
    } finally {
      await inbox.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      complain(error.message, error.help ?? '');
      return exitCodes.wrongUsage;
    }
    if (error instanceof EnvironmentError) {
      complain(error.message);
      return exitCodes.wrongUsage;
    }
    if (error instanceof CommandError) {
      complain(error.message);
      return exitCodes.failed;
    }
    // The reader of the output has closed it (`pnpm inbox export | head`).
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
    const { toAppError } = await import('../../platform/errors/to-app-error.ts');
    const away = toAppError(error).code === 'unavailable';
    complain(away ? inboxMessages.unreachable : inboxMessages.failed(reasonOf(error)));
    return exitCodes.failed;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
