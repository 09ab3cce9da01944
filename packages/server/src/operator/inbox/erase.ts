import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import {
  CommandError,
  inColumns,
  type Run,
  runCommand,
  type Terminal,
  UsageError,
} from '@rebhang-solar/content/command';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { inboxMessages } from '@rebhang-solar/content/inbox';
import { readEnvironment } from '../../environment.ts';
import { senderOf } from '../../forms/request-tables.ts';
import { countNoticesTo } from '../../platform/jobs/job-table.ts';
import { Erasure } from '../../requests/erasing/erasure.entity.ts';
import { storedReference } from '../../requests/search-terms.ts';
import { harmless } from './harmless.ts';
import { type Inbox, inboxCommand, withInbox } from './inbox-command.ts';
import { carryOut, type PlannedErasure, planErasure } from './plan-erasure.ts';

const texts = inboxMessages.erase;

/** `pnpm inbox erase`. */
export const erase: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    ...inboxCommand('erase'),
    words: 1,
    options: { yes: { type: 'boolean' }, history: { type: 'boolean' } },
    async work({ values: { yes, history }, positionals: [target] }) {
      if (history && target) throw new UsageError(texts.historyAlone);
      if (!history && !target) throw new UsageError(texts.targetMissing);
      return withInbox(readEnvironment(source), (inbox) =>
        target ? eraseTarget(target, yes === true, inbox, terminal) : showHistory(inbox),
      );
    },
  });

async function eraseTarget(
  target: string,
  isConfirmed: boolean,
  { orm, mailFolder, withMailQueue }: Inbox,
  { ask, stderr }: Terminal,
): Promise<string> {
  const em = orm.em.fork();
  const plan = await planErasure(em, target);
  const address = target.includes('@') ? target.trim().toLowerCase() : '';
  if (plan.length === 0 && (await countNoticesTo(em, address)) === 0) throw nothingFound(target);
  if (!isConfirmed) {
    if (!ask) throw new UsageError(texts.needsYes);
    stderr.write(`${plan.map(describePlan).join('\n')}\n`);
    const answer = await ask(texts.question(plan.length));
    if (answer.trim().toLowerCase() !== texts.yes) throw new CommandError(texts.notErased);
  }
  const { requests, id } = await withMailQueue(() => carryOut(em, plan, mailFolder, address));
  return `${texts.done(requests, id)}\n${texts.outOfReach}`;
}

function describePlan({ submission, persons }: PlannedErasure): string {
  const { reference, kind, receivedAt } = submission;
  const { name } = senderOf(submission);
  const extent = persons?.map(({ title }) => texts.person(title)).join(', ') ?? texts.whole;
  return `${reference}  ${berlinMinute(receivedAt)}  ${formKinds[kind].name}, ${harmless(name)}: ${extent}`;
}

async function showHistory({ orm }: Inbox): Promise<string> {
  const records = await orm.em.fork().find(Erasure, {}, { orderBy: { id: 'desc' } });
  const { history, causes, noHistory } = texts;
  if (records.length === 0) return noHistory;
  const rows = records.map(({ id, erasedAt, cause, requests }) => [
    String(id),
    berlinMinute(erasedAt),
    causes[cause],
    String(requests),
  ]);
  return inColumns([Object.values(history), ...rows]);
}

function nothingFound(target: string): CommandError {
  const isReference = /^PV(-[\dA-Z]{4}){3}$/.test(storedReference(target));
  const hint = isReference || target.includes('@') ? [] : [texts.referenceExpected];
  return new CommandError([texts.notFound(target), ...hint].join('\n'));
}
