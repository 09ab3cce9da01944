import type { MailQueue } from '../delivery/mail/mail-queue.ts';
import { createClientLimits } from '../platform/client-limits.ts';
import type { Orm } from '../platform/database/orm.ts';
import type { VisitorContext } from '../requests/add-from-visitor.ts';

/** What changes of a visitor whom nothing limits are stored with. */
export const visitorContext = ({
  orm,
  mailQueue,
}: {
  orm: Orm;
  mailQueue: MailQueue;
}): VisitorContext => ({
  em: orm.em.fork(),
  mailQueue,
  clientLimits: createClientLimits(0),
  clientAddress: '203.0.113.7',
  confirmationLimits: { perDomain: 0, perDay: 0, perNetwork: 0 },
});
