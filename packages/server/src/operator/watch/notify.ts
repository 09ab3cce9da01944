import { alertTexts, alertWords } from '@rebhang-solar/content/mails/alert';
import { type Alert, alertMail } from '../../delivery/mail/alert.ts';
import { type MailRoute, sendMail } from '../send-mail.ts';

export type AlertTargets = {
  webhook: string | undefined;
  mail: MailRoute | undefined;
  publicUrl: string;
};

const webhookSeconds = 10;

export const alertChannels = ['webhook', 'mail'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Sends an alert over one channel. Rejects when it has to be tried again; without a target it has nothing to do. */
export type Notifier = (channel: AlertChannel, alert: Alert) => Promise<void>;

export function notifier({ webhook, mail, publicUrl }: AlertTargets): Notifier {
  return async (channel, alert) => {
    if (channel === 'webhook' && webhook) await post(webhook, alert, publicUrl);
    if (channel === 'mail' && mail) await sendMail(alertMail(alert, publicUrl), mail);
  };
}

/** One JSON object. `text` is what most chat services show; the rest is for programs. */
async function post(webhook: string, alert: Alert, site: string): Promise<void> {
  const { title, advice } = alertTexts[alert.cause];
  const message = alert.isOver ? alertWords.overText : advice;
  const heading = alert.isOver ? alertWords.over(title) : alertWords.subject(title);
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...alert,
      site,
      title: heading,
      message,
      text: `${heading}\n${message}\n${site}`,
    }),
    signal: AbortSignal.timeout(webhookSeconds * 1_000),
  });
  // Read to its end, so that the connection is free again.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
