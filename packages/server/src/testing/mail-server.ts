import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; recipients: string[]; mail: Email };

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** What the server says to the next mails: take them, or refuse for now or for good. */
  answer: 'take' | 'refuse for now' | 'refuse recipient for good';
  stop(): Promise<void>;
};

const refusal = (code: number) =>
  Object.assign(new Error('not accepted by this test server'), { responseCode: code });

/** A real SMTP server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom(_address, _session, done) {
      done(state.answer === 'refuse for now' ? refusal(451) : null);
    },
    onRcptTo(_address, _session, done) {
      done(state.answer === 'refuse recipient for good' ? refusal(550) : null);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map((recipient) => recipient.address),
        mail: await PostalMime.parse(Buffer.concat(chunks)),
      });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: 'take',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}
