import { UnstyledButton } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import type { Details } from './details.ts';
import classes from './mails.module.css';
import { useResend } from './mails.tsx';
import timeline from './timeline.module.css';

const { ownPage: copy } = deskRequest;

/** The way to the visitor's own page, to be sent once more to who has lost it. */
export function OwnPage({
  request: { ownPage, reference, email },
  copyText,
}: {
  request: Details;
  copyText: (text: string) => void;
}) {
  const resend = useResend(reference, copy.mailed);
  return (
    <section>
      <h2 className={timeline.title}>{copy.title}</h2>
      <p>{copy.intro}</p>
      <p className={classes.again}>
        <UnstyledButton data-underline onClick={() => copyText(ownPage)}>
          {copy.copy}
        </UnstyledButton>
        {email && (
          <>
            {' · '}
            <UnstyledButton
              data-underline
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
