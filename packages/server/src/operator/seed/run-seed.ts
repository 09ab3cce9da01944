import { EnvironmentError, readEnvironment } from '../../environment.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { isLoopback } from '../../platform/networks.ts';
import { openInbox } from '../inbox/inbox.ts';
import { readArguments, runCommand, type Streams, UsageError } from '../run-command.ts';
import { seed } from './seed.ts';

const usage =
  'pnpm seed   fills the desk with a few dozen invented requests; once more: makes them anew';

/** `pnpm seed`. @param settings environment, as `readEnvironment` takes it. @returns exit code */
export function runSeed(
  args: string[],
  streams: Streams,
  settings?: Record<string, string | undefined>,
): Promise<number> {
  return runCommand(streams, usage, 'Not filled: ', async () => {
    if (readArguments(args, {}).positionals.length > 0) {
      throw new UsageError('No argument is expected');
    }
    const environment = readEnvironment(settings);
    const { publicUrl, desk } = environment;
    if (!isLoopback(publicUrl)) {
      throw new EnvironmentError(
        `PUBLIC_URL is public (${publicUrl}): invented requests belong on a machine of your own`,
      );
    }
    const inbox = await openInbox(environment, await openDatabase(environment));
    try {
      const names = desk?.users.map(({ name }) => name) ?? ['Büro'];
      const { mailFolder } = inbox.retention;
      const stored = await inbox.withMailQueue((mailQueue) =>
        seed(inbox.orm.em.fork(), { names, mailQueue, mailFolder }),
      );
      return `${stored} invented requests stored.${desk?.port ? ` The desk: ${desk.url}` : ''}`;
    } finally {
      await inbox.close();
    }
  });
}
