import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

// As main.ts does: compiling takes longer than most commands.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compile'));
const { runInbox } = await import('./run-inbox.ts');

// A closed pipe (`pnpm inbox export | head`) is no fault: the write that meets it fails and ends the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

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

process.exitCode = await runInbox(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  width: process.stdout.isTTY ? process.stdout.columns : undefined,
  ask: process.stdin.isTTY ? ask : undefined,
});
