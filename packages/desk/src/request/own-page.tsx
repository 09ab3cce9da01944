import { UnstyledButton } from '@mantine/core';
import { deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import type { Details } from './details.ts';
import classes from './mails.module.css';
import timeline from './timeline.module.css';
import { reasonOf } from './use-change.tsx';

const { ownPage: copy } = deskRequest;

/** The way to the visitor's own page, to be sent once more to who has lost it. */
export function OwnPage({
  request: { ownPage, reference, email },
  copyText,
}: {
  request: Details;
  copyText: (text: string) => void;
}) {
  const utils = trpc.useUtils();
  const resend = trpc.requests.resendMail.useMutation({
    onSuccess: () => showToast({ title: copy.mailed }),
    onError: (error) =>
      showToast({ title: `${deskFailures.notSaved}: ${reasonOf(error)}`, isFailure: true }),
    onSettled: () => utils.requests.get.invalidate({ reference }),
  });
  return (
    <section>
      <h2 className={timeline.title}>{copy.title}</h2>
      <p>{copy.intro}</p>
      <p className={classes.again}>
        <UnstyledButton data-underline className={classes.link} onClick={() => copyText(ownPage)}>
          {copy.copy}
        </UnstyledButton>
        {email && (
          <>
            {' · '}
            <UnstyledButton
              data-underline
              className={classes.link}
              onClick={() => resend.mutate({ reference, recipient: 'visitor' })}
            >
              {copy.mail}
            </UnstyledButton>
          </>
        )}
      </p>
    </section>
  );
}
