import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type ReceivedMail = { to: string; subject: string; text: string };

/** In the subject of the mail with the link to the desk. */
const signInSubject = 'Link zum Anmelden';

/** Where the mails of the site under test end up. */
export type Mailbox = {
  /** All mails about one request, found by its reference in their subject. */
  about(reference: string): Promise<ReceivedMail[]>;
  /** All mails with a link that signs in to the desk. */
  toSignIn(): Promise<ReceivedMail[]>;
};

/** The folder into which a site without a mail server writes its mails. */
export function folderMailbox(folder: string): Mailbox {
  async function beginningWith(name: string): Promise<ReceivedMail[]> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(
      files
        .filter((file) => file.startsWith(name))
        .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
    );
    return mails.map((mail) => ({
      to: mail.to?.[0]?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    }));
  }
  return { about: beginningWith, toSignIn: () => beginningWith('sign-in') };
}

/** Mailpit, as docker-compose.yml starts it. @param url its web interface */
export function mailpitMailbox(url: string): Mailbox {
  const get = async <Answer>(path: string) => (await fetch(url + path)).json() as Promise<Answer>;
  async function withSubject(words: string): Promise<ReceivedMail[]> {
    const found = await get<{ messages: { ID: string }[] }>(
      `/api/v1/search?query=${encodeURIComponent(`subject:"${words}"`)}`,
    );
    return Promise.all(
      found.messages.map(async ({ ID }) => {
        const mail = await get<{ To: { Address: string }[]; Subject: string; Text: string }>(
          `/api/v1/message/${ID}`,
        );
        return { to: mail.To[0]?.Address ?? '', subject: mail.Subject, text: mail.Text };
      }),
    );
  }
  return { about: withSubject, toSignIn: () => withSubject(signInSubject) };
}
