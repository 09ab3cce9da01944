import { Button, Group, Popover, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { desk, deskSessions } from '@rebhang-solar/content/desk-words';
import { forgetDrafts } from '../drafts.ts';
import { formatMoment } from '../times.ts';
import { trpc } from '../trpc.tsx';
import { useNow } from '../use-now.ts';
import { Initials } from './initials.tsx';
import classes from './session-menu.module.css';
import { useSession } from './signed-in.tsx';

/** Who is signed in; below it their sessions, and the way out. */
export function SessionMenu({ openKeys }: { openKeys: () => void }) {
  const { user } = useSession();
  const [isOpened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover opened={isOpened} onChange={(opened) => !opened && close()} position="bottom-end">
      <Popover.Target>
        <UnstyledButton className={classes.button} onClick={toggle}>
          <span className={classes.name}>{user.name}</span>
          <Initials name={user.name} look="head" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={user.name}>
        <Text fz="1.125rem" fw={650}>
          {user.name}
        </Text>
        <Text c="dimmed">{user.email}</Text>
        <Sessions />
        <Button
          variant="default"
          mt="md"
          onClick={() => {
            close();
            openKeys();
          }}
        >
          {deskSessions.keys}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

function Sessions() {
  const now = useNow();
  const sessions = trpc.session.list.useQuery();
  const utils = trpc.useUtils();
  const end = trpc.session.end.useMutation({ onSettled: () => utils.session.list.invalidate() });
  // Whatever is left on this device goes with the session.
  const leave = {
    onSuccess: () => {
      forgetDrafts();
      location.reload();
    },
  };
  const signOut = trpc.session.signOut.useMutation(leave);
  const signOutEverywhere = trpc.session.signOutEverywhere.useMutation(leave);
  const moment = (iso: string) => desk.oClock(formatMoment(new Date(iso), now));
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.data?.map(({ id, device, isThis, signedInAt, lastActiveAt, endsAt }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              {isThis && `, ${deskSessions.thisDevice}`}
              <Text c="dimmed">
                {deskSessions.since(moment(signedInAt))},{' '}
                {isThis
                  ? deskSessions.until(moment(endsAt))
                  : deskSessions.last(moment(lastActiveAt))}
              </Text>
            </div>
            {!isThis && (
              <UnstyledButton data-underline onClick={() => end.mutate({ id })}>
                {deskSessions.end}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
      <Group gap="1.25rem">
        <Button variant="default" onClick={() => signOut.mutate()}>
          {deskSessions.signOut}
        </Button>
        <UnstyledButton data-underline onClick={() => signOutEverywhere.mutate()}>
          {deskSessions.signOutEverywhere}
        </UnstyledButton>
      </Group>
    </>
  );
}
