import { mailOf } from '../delivery/mail/compose-mail.ts';
import type { Letter } from '../delivery/mail/letter.ts';
import { createSmtpTransport } from '../delivery/mail/mail-transport.ts';

/** Who writes to whom, over which mail server (`smtp://` or `smtps://`). */
export type LetterRoute = { smtpUrl: string; from: string; to: string[] };

/** Sends a letter at once, on a connection of its own. */
export async function sendLetter(
  letter: Letter,
  { smtpUrl, from, to }: LetterRoute,
): Promise<void> {
  const transport = createSmtpTransport(smtpUrl);
  try {
    await transport.send(mailOf(letter, from, to), letter.subject);
  } finally {
    transport.close();
  }
}
