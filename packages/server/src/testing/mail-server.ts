import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** What the sender calls itself (EHLO). */
  sender: string;
  from: string;
  recipients: string[];
  mail: Email;
};

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** What the server says to the next mails: take them, refuse for now or for good, or nothing. */
  answer:
    | 'take'
    | 'refuse for now'
    | 'refuse sender for good'
    | 'refuse recipient for now'
    | 'refuse recipient for good'
    | 'say nothing';
  /** Addresses that are refused for good, whatever the answer to others. */
  refused: Set<string>;
  /** Called once a mail is taken and the server has said so. */
  onTaken: (mail: ReceivedMail) => void;
  stop(): Promise<void>;
};

/** The settings of a site that sends over a server. */
export const smtpSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'website@rebhang-solar.example',
  MAIL_TO: 'buero@rebhang-solar.example',
});

/** As real servers do, it repeats the address. */
const refusal = (code: number, address: string) =>
  Object.assign(new Error(`<${address}> is not accepted by this test server`), {
    responseCode: code,
  });

/** A real SMTP server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onMailFrom({ address }, _session, done) {
      if (state.answer === 'refuse sender for good') done(refusal(550, address));
      else done(state.answer === 'refuse for now' ? refusal(451, address) : null);
    },
    onRcptTo({ address }, _session, done) {
      if (state.refused.has(address)) done(refusal(501, address));
      else if (state.answer === 'refuse recipient for now') done(refusal(451, address));
      else done(state.answer === 'refuse recipient for good' ? refusal(501, address) : null);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        // The sender died in the middle of its mail.
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      if (state.answer === 'say nothing') return;
      const taken: ReceivedMail = {
        sender: session.hostNameAppearsAs,
        from: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map((recipient) => recipient.address),
        mail: await PostalMime.parse(Buffer.concat(chunks)),
      };
      received.push(taken);
      done();
      state.onTaken(taken);
    },
  });
  // A sender that is killed breaks its connections.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: 'take',
    refused: new Set(),
    onTaken: () => undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}
