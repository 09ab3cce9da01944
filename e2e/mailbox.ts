import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type ReceivedMail = { to: string; subject: string; text: string };

/** Where the mails of the site under test end up. */
export type Mailbox = {
  /** All mails about one request, found by its reference in their subject. */
  about(reference: string): Promise<ReceivedMail[]>;
};

/** The folder into which a site without a mail server writes its mails. */
export function folderMailbox(folder: string): Mailbox {
  return {
    async about(reference) {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
      const mails = await Promise.all(
        files
          .filter((file) => file.startsWith(reference))
          .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
      );
      return mails.map((mail) => ({
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
      }));
    },
  };
}

/** Mailpit, as docker-compose.yml starts it. @param url its web interface */
export function mailpitMailbox(url: string): Mailbox {
  const get = async <Answer>(path: string) => (await fetch(url + path)).json() as Promise<Answer>;
  return {
    async about(reference) {
      const found = await get<{ messages: { ID: string }[] }>(
        `/api/v1/search?query=${encodeURIComponent(`subject:"${reference}"`)}`,
      );
      return Promise.all(
        found.messages.map(async ({ ID }) => {
          const mail = await get<{ To: { Address: string }[]; Subject: string; Text: string }>(
            `/api/v1/message/${ID}`,
          );
          return { to: mail.To[0]?.Address ?? '', subject: mail.Subject, text: mail.Text };
        }),
      );
    },
  };
}
