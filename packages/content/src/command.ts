import { createInterface } from 'node:readline/promises';
import type { Writable } from 'node:stream';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

// What all commands of the project have in common: `--help`, what is said of a wrong call or a failure, exit codes.

/** Where a command writes and asks: a process's own or a test's. */
export type Terminal = {
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable;
  /** Asks whoever runs it; missing where nobody can answer. */
  ask?: (question: string) => Promise<string>;
};

/**
 * A command, as a process or a test runs it.
 * @param source the environment, unless it is the process's own
 * @returns exit code
 */
export type Run = (
  args: string[],
  terminal: Terminal,
  source?: Record<string, string | undefined>,
) => Promise<number>;

export const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

/** What was typed is no call of the command; how it is called is printed below the message. */
export class UsageError extends Error {}

/** What was asked for cannot be done, and the message says all. */
export class CommandError extends Error {
  readonly exitCode: number = exitCodes.failed;
}

const wrongCalls = {
  de: {
    unknown: (option: string) => `Die Option „${option}“ gibt es hier nicht.`,
    valueMissing: (option: string) => `Die Option „${option}“ braucht einen Wert.`,
    noValue: (option: string) => `Die Option „${option}“ hat keinen Wert.`,
    surplus: (word: string) =>
      `„${word}“ ist zu viel. Mehrere Wörter gehören in Anführungszeichen.`,
  },
  en: {
    unknown: (option: string) => `There is no option ${option}`,
    valueMissing: (option: string) => `${option} needs a value`,
    noValue: (option: string) => `${option} takes no value`,
    surplus: (word: string) => `“${word}” is one word too many`,
  },
};

type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>;

type Command<Options extends ParseArgsOptionsConfig> = {
  /** Of its texts. */
  language: keyof typeof wrongCalls;
  /** How it is called and what that does; printed by `--help`. */
  usage: string;
  /** As `parseArgs` takes them; `--help` is one of every command. */
  options: Options;
  /** How many words it takes beside its options, at most. */
  words: number;
  /** What is printed of a failure. */
  failed(reason: string, error: unknown): string;
  /** @returns what is printed, or an exit code where it has printed all by itself */
  work(given: Given<Options>): Promise<string | number>;
};

/** Runs a command and prints what it returns, or why it failed. @returns exit code */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  args: string[],
  { stdout, stderr }: Terminal,
  command: Command<Options>,
): Promise<number> {
  const { usage, options } = command;
  try {
    const result = isHelpWanted(args, command)
      ? usage
      : await command.work(parseArgs({ args, options, allowPositionals: true }));
    if (typeof result === 'number') return result;
    stdout.write(`${result}\n`);
    return exitCodes.done;
  } catch (error) {
    // The reader of the output has closed it (`pnpm inbox export | head`).
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    if (error instanceof UsageError) {
      stderr.write(`${reason}\n\n${usage}\n`);
      return exitCodes.wrongUsage;
    }
    if (error instanceof CommandError) {
      stderr.write(`${reason}\n`);
      return error.exitCode;
    }
    stderr.write(`${command.failed(reason, error)}\n`);
    return exitCodes.failed;
  }
}

/** @throws UsageError in the command's language, as `parseArgs` writes English alone */
function isHelpWanted<Options extends ParseArgsOptionsConfig>(
  args: string[],
  { language, options, words }: Command<Options>,
): boolean {
  const known: ParseArgsOptionsConfig = { ...options, help: { type: 'boolean', short: 'h' } };
  const { values, positionals, tokens } = parseArgs({
    args,
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const say = wrongCalls[language];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const type = known[token.name]?.type;
    if (!type) throw new UsageError(say.unknown(rawName));
    if (type === 'boolean' && value !== undefined) throw new UsageError(say.noValue(rawName));
    const isMissing = !value || (!inlineValue && value.startsWith('-'));
    if (type === 'string' && isMissing) throw new UsageError(say.valueMissing(rawName));
  }
  const surplus = positionals[words];
  if (surplus !== undefined && !values.help) throw new UsageError(say.surplus(surplus));
  return values.help === true;
}

/** The lines of a table, its columns below each other. */
export function inColumns(rows: readonly string[][]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Runs a command as this process. */
export async function runAsProcess(
  run: (args: string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  const { argv, stdin, stdout, stderr } = process;
  // A closed pipe is no fault: the write that meets it fails and ends the command.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const terminal = stdin.isTTY ? { stdout, stderr, ask } : { stdout, stderr };
  process.exitCode = await run(argv.slice(2), terminal);
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
