import type { MailContent } from '../delivery/mail/mail-content.ts';
import { createSmtpTransport } from '../delivery/mail/mail-transport.ts';
import { mailOf } from '../delivery/mail/outgoing-mail.ts';

/** Who writes to whom, over which mail server (`smtp://` or `smtps://`). */
export type MailRoute = { smtpUrl: string; from: string; to: string[] };

/** Sends a mail at once, on a connection of its own. */
export async function sendMail(
  content: MailContent,
  { smtpUrl, from, to }: MailRoute,
): Promise<void> {
  const transport = createSmtpTransport(smtpUrl);
  try {
    await transport.send(mailOf(content, from, to), content.subject);
  } finally {
    transport.close();
  }
}
