import { constants } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder, noLink } from '../../platform/private-folder.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export type MailTransport = {
  /**
   * Resolves once the mail was accepted by the server, or is on disk.
   * @param name unique for the mail, the same when it is sent again
   */
  send(mail: OutgoingMail, name: string): Promise<void>;
  /** Whether mails stay on this machine, where erasing a submission has to delete them. */
  keepsMails: boolean;
  close(): void;
};

/** @param folder for mails while no mail server is named */
export async function openMailTransport(
  smtpUrl: string | undefined,
  folder: string,
): Promise<MailTransport> {
  if (smtpUrl) return createSmtpTransport(smtpUrl);
  await makePrivateFolder(folder);
  return createFileTransport(folder);
}

/** Delivers to a mail server. @param url `smtp://` or `smtps://`, with user and password if needed */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    keepsMails: false,
    close: () => transport.close(),
  };
}

/** Writes each mail to a folder as an .eml file, for a site that has no mail server yet. */
export function createFileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, name) {
      const { message } = await transport.sendMail(mail);
      await makePrivateFolder(folder);
      const path = join(folder, `${name}.eml`);
      // Renamed once it is whole.
      const flag = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | noLink;
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600, flag, flush: true });
      await rename(`${path}.part`, path);
    },
    keepsMails: true,
    close: () => transport.close(),
  };
}
