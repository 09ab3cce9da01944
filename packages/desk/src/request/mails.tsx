import { Group, Text, UnstyledButton } from '@mantine/core';
import { deskMails, deskRequest } from '@rebhang-solar/content/desk-words';
import { unconfirmedReasons } from '@rebhang-solar/content/inbox';
import { subjectOf, useGivenUp } from '../mails/use-given-up.ts';
import { formatMoment } from '../times.ts';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import type { Details } from './details.ts';
import classes from './mails.module.css';
import timeline from './timeline.module.css';
import { showNotSaved } from './use-change.tsx';

type Mail = Details['mails'][number];

const { mails: copy } = deskRequest;

/** What became of each mail about the request. */
export function Mails({ request, now }: { request: Details; now: Date }) {
  const { mails, reference, unconfirmed, email } = request;
  const { get } = trpc.useUtils().requests;
  const resend = trpc.requests.resendMail.useMutation({
    onSuccess: () => showToast({ title: deskRequest.toasts.resent }),
    onError: showNotSaved,
    onSettled: () => get.invalidate({ reference }),
  });
  const givenUp = useGivenUp();
  const recipients = (['visitor', 'company'] as const).filter(
    (recipient) => recipient === 'company' || email !== null,
  );
  return (
    <section>
      <h2 className={timeline.title}>{copy.title}</h2>
      <ul className={classes.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <div>
              {subjectOf(mail)}
              {mail.state === 'failed' && (
                <Group component="span" gap="0 1rem">
                  <UnstyledButton
                    data-underline
                    aria-label={deskMails.of(deskMails.resend, subjectOf(mail))}
                    onClick={() => givenUp.resend([mail.id])}
                  >
                    {deskMails.resend}
                  </UnstyledButton>
                  <UnstyledButton
                    data-underline
                    aria-label={deskMails.of(deskMails.dismiss, subjectOf(mail))}
                    onClick={() => givenUp.dismiss(mail.id)}
                  >
                    {deskMails.dismiss}
                  </UnstyledButton>
                </Group>
              )}
            </div>
            <span className={classes.state} data-late={mail.state === 'failed' || undefined}>
              {stateOf(mail, now)}
            </span>
          </li>
        ))}
        {unconfirmed && (
          <li>
            <span className={classes.failed}>{unconfirmedReasons[unconfirmed]}</span>
          </li>
        )}
      </ul>
      <Text c="dimmed" mt="0.5rem">
        {copy.resend}:{' '}
        {recipients.map((recipient, index) => (
          <span key={recipient}>
            {index > 0 && ', '}
            <UnstyledButton data-underline onClick={() => resend.mutate({ reference, recipient })}>
              {copy.to[recipient]}
            </UnstyledButton>
          </span>
        ))}
      </Text>
    </section>
  );
}

function stateOf({ state, attempts, completedAt }: Mail, now: Date): string {
  if (state === 'completed' && completedAt) {
    return copy.states.sent(formatMoment(new Date(completedAt), now).replace(/^heute, /, ''));
  }
  if (state === 'retry') return copy.states.retry(attempts);
  if (state === 'failed' || state === 'cancelled') return copy.states.failed;
  return copy.states.waiting;
}
