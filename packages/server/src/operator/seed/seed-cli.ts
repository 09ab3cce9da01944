import { type Run, runAsProcess, runCommand } from '@rebhang-solar/content/command';
import { EnvironmentError, readEnvironment } from '../../environment.ts';
import { isLoopback } from '../../platform/networks.ts';
import { withInbox } from '../inbox/inbox-command.ts';
import { seed } from './seed.ts';

const usage =
  'pnpm seed   fills the desk with a few dozen invented requests; once more: makes them anew';

/** `pnpm seed`. */
export const runSeed: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    language: 'en',
    usage,
    options: {},
    words: 0,
    failed: (reason) => `Not filled: ${reason}`,
    async work() {
      const environment = readEnvironment(source);
      const { publicUrl, desk } = environment;
      if (!isLoopback(publicUrl)) {
        throw new EnvironmentError(
          `PUBLIC_URL is public (${publicUrl}): invented requests belong on a machine of your own`,
        );
      }
      return withInbox(environment, async ({ orm, mailFolder, withMailQueue }) => {
        const names = desk?.users.map(({ name }) => name) ?? ['Büro'];
        const stored = await withMailQueue((mailQueue) =>
          seed(orm.em.fork(), { names, mailQueue, mailFolder }),
        );
        return `${stored} invented requests stored.${desk?.port ? ` The desk: ${desk.url}` : ''}`;
      });
    },
  });

if (import.meta.main) await runAsProcess(runSeed);
