import { Button, Group, Text, Title } from '@mantine/core';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { desk, deskMails, deskRequest } from '@rebhang-solar/content/desk-words';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../layout/load-failure.tsx';
import { lastList } from '../list/list-address.ts';
import { formatMoment } from '../times.ts';
import { trpc } from '../trpc.tsx';
import { useNow } from '../use-now.ts';
import classes from './mails-page.module.css';
import { type GivenUpMail, subjectOf, useGivenUp } from './use-given-up.ts';

/** The mails that were given up: each is sent again or dismissed. */
export function MailsPage() {
  const now = useNow();
  const { data, isError, refetch } = trpc.mails.givenUp.useQuery(undefined, {
    refetchInterval: 15_000,
  });
  const { resend, dismiss, isPending } = useGivenUp();
  const about = ({ name, ...mail }: GivenUpMail) =>
    [subjectOf(mail), name ?? mail.reference].filter(Boolean).join(', ');
  return (
    <div className={classes.page}>
      <title>{`${deskMails.title} – ${desk.title}`}</title>
      <Link to={lastList()}>{deskRequest.toList}</Link>
      <Title order={1}>{deskMails.title}</Title>
      {isError && !data && <LoadFailure retry={refetch} />}
      {data?.total === 0 && <p role="status">{deskMails.none}</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <Text c="dimmed" maw="44rem">
            {deskMails.intro}
          </Text>
          <Button color="tile" radius="cut" loading={isPending} onClick={() => resend('all')}>
            {deskMails.resendAll}
          </Button>
          {data.total > data.mails.length && (
            <p>{deskMails.oldest(data.mails.length, data.total)}</p>
          )}
          <ul className={classes.mails}>
            {data.mails.map((mail) => (
              <li key={mail.id}>
                <b>{subjectOf(mail)}</b>
                <span className={classes.about}>
                  <Request mail={mail} />
                  <small>{deskMails.since(formatMoment(new Date(mail.givenUpAt), now))}</small>
                </span>
                <Group component="span" gap="0.5rem">
                  <Button
                    variant="default"
                    aria-label={deskMails.of(deskMails.resend, about(mail))}
                    onClick={() => resend([mail.id])}
                  >
                    {deskMails.resend}
                  </Button>
                  <Button
                    variant="default"
                    aria-label={deskMails.of(deskMails.dismiss, about(mail))}
                    onClick={() => dismiss(mail.id)}
                  >
                    {deskMails.dismiss}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The way to the request; of one that is erased its reference. */
function Request({ mail: { reference, name } }: { mail: GivenUpMail }) {
  if (reference === null) return null;
  if (name === null) return <span>{deskMails.erased(reference)}</span>;
  return <Link to={requestPath(reference)}>{name}</Link>;
}
