import {
  CommandError,
  type Run,
  runAsProcess,
  runCommand,
  UsageError,
} from '@rebhang-solar/content/command';
import { signInTimes } from '@rebhang-solar/content/desk/sign-in';
import { inboxMessages } from '@rebhang-solar/content/inbox';
import { linkForName } from '../../desk/sign-in/sign-in-link.ts';
import { readEnvironment } from '../../environment.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { purge } from '../retention/purge.ts';
import { erase } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { inboxCommand, withInbox } from './inbox-command.ts';

const resend: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    ...inboxCommand('resend'),
    work: () =>
      withInbox(readEnvironment(source), async ({ orm, withMailQueue }) => {
        const sent = await withMailQueue((queue) =>
          inTransaction(orm.em.fork(), (transaction) => queue.settleGivenUp(transaction, 'resend')),
        );
        return inboxMessages.resent(sent.length);
      }),
  });

const signIn: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    ...inboxCommand('sign-in'),
    // A name may be written without quotes.
    words: Number.POSITIVE_INFINITY,
    async work({ positionals }) {
      const texts = inboxMessages.signIn;
      if (positionals.length === 0) throw new UsageError(texts.nameMissing);
      const environment = readEnvironment(source);
      const { desk } = environment;
      if (!desk) throw new CommandError(texts.noDesk);
      return withInbox(environment, async ({ orm }) => {
        const href = await linkForName(orm.em.fork(), desk, positionals.join(' '));
        if (!href) throw new CommandError(texts.unknown(desk.users.map(({ name }) => name)));
        return `${texts.valid(signInTimes.linkMinutes)}\n${href}`;
      });
    },
  });

const purgeExpired: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    ...inboxCommand('purge'),
    async work() {
      const environment = readEnvironment(source);
      const months = environment.RETENTION_MONTHS;
      return withInbox(environment, async ({ orm, mailFolder, withMailQueue }) => {
        const erased = await withMailQueue(() => purge(orm, { months, mailFolder }, new Date()));
        return inboxMessages.purged(erased, months);
      });
    },
  });

const commands: Record<string, Run> = {
  export: exportSubmissions,
  resend,
  erase,
  'sign-in': signIn,
  purge: purgeExpired,
};

/** `pnpm inbox`. */
export const runInbox: Run = async ([name = '', ...args], terminal, source) => {
  const command = new Map(Object.entries(commands)).get(name);
  if (command) return command(args, terminal, source);
  return runCommand([name].filter(Boolean), terminal, {
    ...inboxCommand('overview'),
    words: 1,
    async work() {
      const known = Object.keys(commands);
      throw new UsageError(
        name ? inboxMessages.unknownCommand(name, known) : inboxMessages.noCommand,
      );
    },
  });
};

// Not when a test imports it.
if (import.meta.main) await runAsProcess(runInbox);
