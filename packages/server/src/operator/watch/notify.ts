import { alertMail, alertTexts } from '@rebhang-solar/content/operator-mails';
import type { MailContent } from '../../delivery/mail/mail-content.ts';
import { type MailRoute, sendMail } from '../send-mail.ts';
import type { ActiveAlert } from './active-alerts.ts';

/** An alert, or its end. */
export type Alert = ActiveAlert & { isOver: boolean };

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
    if (channel === 'mail' && mail) await sendMail(alertMailContent(alert, publicUrl), mail);
  };
}

/** The mail about an alert, to whoever runs the site. */
export function alertMailContent({ cause, facts, isOver }: Alert, publicUrl: string): MailContent {
  const { title, advice } = alertTexts[cause];
  const { outcome, ...figures } = facts;
  const counted = Object.entries(figures).map(([name, value]) => ({
    label: alertMail.facts[name as keyof typeof figures],
    value: String(value),
  }));
  return {
    sender: alertMail.sender,
    subject: isOver ? alertMail.over(title) : alertMail.subject(title),
    parts: [
      { type: 'title', text: isOver ? alertMail.over(title) : title },
      { type: 'paragraph', text: isOver ? alertMail.overText : advice },
      {
        type: 'facts',
        beside: true,
        facts: [
          { label: alertMail.site, value: publicUrl },
          ...counted,
          ...(outcome
            ? [{ label: alertMail.facts.outcome, value: alertMail.outcomes[outcome] }]
            : []),
        ],
      },
    ],
  };
}

/** One JSON object. `text` is what most chat services show; the rest is for programs. */
async function post(webhook: string, alert: Alert, site: string): Promise<void> {
  const { title, advice } = alertTexts[alert.cause];
  const message = alert.isOver ? alertMail.overText : advice;
  const heading = alert.isOver ? alertMail.over(title) : alertMail.subject(title);
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
