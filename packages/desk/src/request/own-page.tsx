import { UnstyledButton } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import type { Details } from './details.ts';
import classes from './mails.module.css';
import timeline from './timeline.module.css';

const { ownPage: copy } = deskRequest;

/** The way to the visitor's own page; the confirmation that is sent once more holds it, too. */
export function OwnPage({
  request: { ownPage },
  copyText,
}: {
  request: Details;
  copyText: (text: string) => void;
}) {
  return (
    <section>
      <h2 className={timeline.title}>{copy.title}</h2>
      <p>{copy.intro}</p>
      <p className={classes.again}>
        <UnstyledButton data-underline onClick={() => copyText(ownPage)}>
          {copy.copy}
        </UnstyledButton>
      </p>
    </section>
  );
}
