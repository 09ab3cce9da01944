import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import { Submission } from './submission.entity.ts';

/** How many confirmations go out in 24 hours besides those to one mailbox; 0 is no limit. */
type ConfirmationLimits = { perDomain: number; perDay: number };

const day = 24 * 60 * 60 * 1_000;

/**
 * Whether mailbox, domain or site have had their confirmations of the last 24 hours. Otherwise somebody could
 * have us mail others by entering their addresses again and again.
 * @param transaction in which a submission to this mailbox has been stored as confirmed; it is counted, too
 */
export async function isConfirmedTooOften(
  transaction: EntityManager,
  mailbox: string,
  { perDomain, perDay }: ConfirmationLimits,
): Promise<boolean> {
  const domain = domainOf(mailbox);
  // Two at the same moment would not see each other, and both go out above the limit: the second waits for
  // the commit of the first.
  const key = perDay > 0 ? 'site' : perDomain > 0 ? domain : mailbox;
  // With the time limit a process that vanishes before its commit does not hold up all others for hours.
  await transaction.execute(
    `select pg_advisory_xact_lock(hashtextextended(?, 0)),
       set_config('idle_in_transaction_session_timeout', '5s', true)`,
    [key],
  );
  const confirmedAt = { $gt: new Date(Date.now() - day) };
  const isOver = async (limit: number, where: object) =>
    limit > 0 && (await transaction.count(Submission, { ...where, confirmedAt })) > limit;
  const ofDomain = [`%@${domain}`, `%.${domain}`].map(($like) => ({ mailbox: { $like } }));
  return (
    (await isOver(confirmationsPerDay, { mailbox })) ||
    (await isOver(perDomain, { $or: ofDomain })) ||
    (await isOver(perDay, {}))
  );
}

const gmail = 'gmail.com';

/**
 * The spelling that all addresses of one mailbox share: in lower case, without what follows a plus, and at Google
 * without dots.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const isGoogle = host === gmail || host === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@${gmail}` : `${name}@${host}`;
}

/** Subdomains belong to whoever has the domain. */
const domainOf = (mailbox: string) => mailbox.split(/[.@]/).slice(-2).join('.');
