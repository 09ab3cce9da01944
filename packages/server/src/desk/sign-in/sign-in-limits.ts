import { signInTimes } from '@rebhang-solar/content/desk/sign-in';
import {
  consume,
  consumeByNetwork,
  createLimiter,
  withNeighbours,
} from '../../platform/client-limits.ts';
import { clientOf } from '../../platform/networks.ts';

/**
 * Counts tries to sign in by client, by its neighbours, and by client and mailbox. What a mailbox itself is sent is
 * limited where its links are (sign-in-link.ts).
 * @param setting RATE_LIMIT; 0 switches the counts off
 */
export function createSignInLimits(setting: number) {
  const seconds = signInTimes.linkMinutes * 60;
  const links = withNeighbours(setting, setting, seconds);
  const linksOfMailbox = createLimiter(setting, 5, seconds);
  const attempts = withNeighbours(setting, 5 * setting, 60);
  return {
    /** In which a mailbox is mailed no second link while the first is unused, in ms. */
    mailPause: setting === 0 ? 0 : signInTimes.pauseMinutes * 60_000,

    /** Whatever is sent without a session, and each look at a link. @throws AppError `tooManyRequests` */
    countAttempt: (address: string) => consumeByNetwork(attempts, address),

    /** Alike for every mailbox, or it would say which is the office's. @throws AppError `tooManyRequests` */
    async countLink(address: string, mailbox: string): Promise<void> {
      await consumeByNetwork(links, address);
      await consume(linksOfMailbox, `${clientOf(address)} ${mailbox}`);
    },
  };
}
