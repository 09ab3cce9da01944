import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type ReceivedMail = { to: string; subject: string; text: string };

/** Where the mails of the site under test end up. */
export type Mailbox = {
  /** All mails about one request, found by its reference in their subject. */
  about(reference: string): Promise<ReceivedMail[]>;
  /** All mails with this subject to one address. */
  withSubject(subject: string, to: string): Promise<ReceivedMail[]>;
};

/** The folder into which a site without a mail server writes its mails. */
export function folderMailbox(folder: string): Mailbox {
  async function mailsWhose(begin: string): Promise<ReceivedMail[]> {
    // The folder is made with the first mail.
    const files = (await readdir(folder).catch(() => [])).filter(
      (file) => file.endsWith('.eml') && file.startsWith(begin),
    );
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
    );
    return mails.map((mail) => ({
      to: mail.to?.[0]?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    }));
  }
  return {
    about: mailsWhose,
    async withSubject(subject, to) {
      const mails = await mailsWhose('');
      return mails.filter((mail) => mail.subject === subject && mail.to === to);
    },
  };
}

/** Mailpit, as docker-compose.yml starts it. @param url its web interface */
export function mailpitMailbox(url: string): Mailbox {
  const get = async <Answer>(path: string) => (await fetch(url + path)).json() as Promise<Answer>;
  const find = async (query: string): Promise<ReceivedMail[]> => {
    const found = await get<{ messages: { ID: string }[] }>(
      `/api/v1/search?query=${encodeURIComponent(query)}`,
    );
    return Promise.all(
      found.messages.map(async ({ ID }) => {
        const mail = await get<{ To: { Address: string }[]; Subject: string; Text: string }>(
          `/api/v1/message/${ID}`,
        );
        return { to: mail.To[0]?.Address ?? '', subject: mail.Subject, text: mail.Text };
      }),
    );
  };
  return {
    about: (reference) => find(`subject:"${reference}"`),
    async withSubject(subject, to) {
      const mails = await find(`subject:"${subject}"`);
      return mails.filter((mail) => mail.to === to);
    },
  };
}
