import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { literally } from '../../submissions/find-submissions.ts';
import { rowTables } from '../../submissions/row-tables.ts';
import { rowNames, senderOf } from '../../submissions/rows.ts';
import { Submission } from '../../submissions/submission.entity.ts';

/** How many confirmations go out in 24 hours besides those to one mailbox; 0 is no limit. */
export type ConfirmationLimits = { perDomain: number; perDay: number };

/** Number of the advisory lock, the same for all instances. */
const turnLock = 7269_4;
const day = 24 * 60 * 60 * 1_000;

/**
 * Decides once for each submission whether its visitor gets a confirmation, and stores the decision.
 * Otherwise somebody could have us mail others by entering their addresses again and again. All
 * instances count in the database, one after the other.
 * @returns false when mailbox, domain or site have had their confirmations of the last 24 hours
 */
export async function reserveConfirmation(
  em: EntityManager,
  submission: Submission,
  address: string,
  { perDomain, perDay }: ConfirmationLimits,
): Promise<boolean> {
  // Counted at an earlier attempt.
  if (submission.confirmedAt) return true;
  const { mailbox, domain } = normalised(address);
  // Without a limit for the domain only spellings of the mailbox matter: they begin alike.
  const start = perDomain > 0 || domain === gmail ? '' : mailbox.slice(0, mailbox.indexOf('@'));
  return inTransaction(em, async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(?)', [turnLock]);
    const confirmedAt = { $gt: new Date(Date.now() - day) };
    const isOver = (count: number, limit: number) => limit > 0 && count >= limit;
    const ofSite = await transaction.count(Submission, { confirmedAt });
    const ofDomain = await addressesWrittenTo(transaction, confirmedAt, start, domain);
    const ofMailbox = ofDomain.filter((other) => normalised(other).mailbox === mailbox);
    const isFull =
      isOver(ofSite, perDay) ||
      isOver(ofDomain.length, perDomain) ||
      ofMailbox.length >= confirmationsPerDay;
    await transaction.nativeUpdate(
      Submission,
      submission.id,
      isFull ? { unconfirmed: 'limited' } : { confirmedAt: new Date() },
    );
    return !isFull;
  });
}

async function addressesWrittenTo(
  em: EntityManager,
  confirmedAt: { $gt: Date },
  start: string,
  domain: string,
): Promise<string[]> {
  const endings = domain === gmail ? [gmail, 'googlemail.com'] : [domain];
  const inDomain = endings.flatMap((ending) => {
    const like = { $ilike: `${literally(start)}%${literally(ending)}` };
    return rowNames.map((name) => ({ [name]: { [rowTables[name].senderEmail]: like } }));
  });
  const written = await em.find(Submission, { confirmedAt, $or: inDomain }, { populate: rowNames });
  return written
    .map((submission) => senderOf(submission).email)
    .filter((other) => normalised(other).domain === domain);
}

const gmail = 'gmail.com';

/**
 * The spelling that all addresses of one mailbox share: in lower case, without what follows a plus, and at Google
 * without dots. Subdomains belong to whoever has the domain.
 */
function normalised(address: string): { mailbox: string; domain: string } {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  const host = address.slice(at + 1).toLowerCase();
  if (host === gmail || host === 'googlemail.com') {
    return { mailbox: `${local.replaceAll('.', '')}@${gmail}`, domain: gmail };
  }
  return { mailbox: `${local}@${host}`, domain: host.split('.').slice(-2).join('.') };
}
