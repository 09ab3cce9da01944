import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { inboxMessages } from '@rebhang-solar/content/inbox';
import { toIsoDate } from '@rebhang-solar/content/typed-date';
import { z } from 'zod';
import type { MailRecipient } from '../../delivery/mail/mail-job.ts';
import { type SubmissionKind, submissionKinds } from '../../forms/submission-kind.ts';

const { usage } = inboxMessages;

const flag = z.boolean().default(false);

/** A word that stands in the call without an option. @param missing what is said when it is left out */
export const word = (missing: string) => z.string({ error: missing }).trim().min(1, missing);

/** Every option of the commands; one with a placeholder in the texts takes a value. */
export const options = {
  kind: z.string().transform(readKind).optional(),
  since: z.string().transform(readDay).optional(),
  search: z.string().optional(),
  due: flag,
  page: wholeNumber('page', 1_000_000).default(1),
  limit: wholeNumber('limit', 1_000).default(20),
  output: z.string().optional(),
  'all-columns': flag,
  to: z.string().transform(readRecipient).optional(),
  dead: flag,
  history: flag,
  yes: flag,
  json: flag,
  jsonl: flag,
};

type Context = z.core.$RefinementCtx<string>;

function reject(context: Context, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function readKind(value: string, context: Context): SubmissionKind {
  const isMeant = (kind: SubmissionKind) =>
    [kind, formKinds[kind].name].some((name) => name.toLowerCase() === value.toLowerCase());
  return submissionKinds.find(isMeant) ?? reject(context, usage.kind(value));
}

function readDay(value: string, context: Context): string {
  return toIsoDate(value) ?? reject(context, usage.since(value));
}

function wholeNumber(name: string, most: number) {
  const message = usage.number(`--${name}`, 1, most);
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message));
}

function readRecipient(value: string, context: Context): MailRecipient {
  const recipients: Record<string, MailRecipient> = { firma: 'company', absender: 'visitor' };
  return recipients[value.toLowerCase()] ?? reject(context, usage.to(value));
}
