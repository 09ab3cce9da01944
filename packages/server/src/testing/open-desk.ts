import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openMails } from '../delivery/mail/mail-queue.ts';
import { createFileTransport } from '../delivery/mail/mail-transport.ts';
import { recipientsByForm } from '../delivery/mail/recipients.ts';
import { deskRouter } from '../desk/desk-router.ts';
import type { DeskSession } from '../desk/sign-in/desk-session.entity.ts';
import { stopBoss } from '../platform/jobs/boss.ts';
import { openOrm } from './open-orm.ts';
import { silentLogger } from './silent-logger.ts';

const users = [
  { name: 'Anna Vogel', email: 'anna@rebhang-solar.example' },
  { name: 'Jens Kretzschmar', email: 'buero@rebhang-solar.example' },
];
const [anna, jens] = users;

/** The desk's procedures as two colleagues call them, without the way over HTTP. */
export async function openDesk(url: string, folder: string, log = silentLogger) {
  const orm = await openOrm(url);
  const { boss, mailQueue } = await openMails(url, silentLogger);
  const mailFolder = join(folder, 'mail');
  const as = (user = anna) =>
    deskRouter.createCaller({
      orm,
      boss,
      mailQueue,
      transport: createFileTransport(mailFolder),
      mailAddresses: {
        from: 'website@rebhang-solar.example',
        company: recipientsByForm({}, ['buero@rebhang-solar.example']),
        host: 'rebhang-solar.example',
        site: 'http://localhost:3000',
      },
      mailFolder,
      users,
      log,
      user: user ?? { name: '', email: '' },
      session: { id: randomUUID() } as DeskSession,
    });
  return {
    orm,
    mailQueue,
    anna: as(anna),
    jens: as(jens),
    async close() {
      await stopBoss(boss);
      await orm.close();
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
