import { signInTimes } from '@rebhang-solar/content/desk/sign-in';
import { consume, createLimiter } from '../../platform/client-limits.ts';
import { networksOf } from '../../platform/networks.ts';

/**
 * Counts tries to sign in by client, and by client and mailbox. Nothing is counted by mailbox alone: a stranger
 * could use up what the office may try.
 * @param setting RATE_LIMIT; 0 switches the counts off
 */
export function createSignInLimits(setting: number) {
  const seconds = signInTimes.linkMinutes * 60;
  const links = createLimiter(setting, setting, seconds);
  const linksOfMailbox = createLimiter(setting, 5, seconds);
  const attempts = createLimiter(setting, 5 * setting, 60);
  return {
    /** Whatever is sent without a session, and each look at a link. @throws AppError `tooManyRequests` */
    countAttempt: (address: string) => consume(attempts, networksOf(address)[0].name),

    /** Alike for every mailbox, or it would say which is the office's. @throws AppError `tooManyRequests` */
    async countLink(address: string, mailbox: string): Promise<void> {
      const client = networksOf(address)[0].name;
      await consume(links, client);
      await consume(linksOfMailbox, `${client} ${mailbox}`);
    },
  };
}
