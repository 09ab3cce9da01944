import { Button, Group, Text, Title } from '@mantine/core';
import { deskList } from '@rebhang-solar/content/desk-words';
import { Link } from 'react-router-dom';
import { Mark } from '../layout/mark.tsx';
import type { RouterOutputs } from '../trpc.tsx';
import classes from './empty-list.module.css';
import { addressOf } from './list-address.ts';

const { empty: copy } = deskList;

/** The evening's picture: nothing is left to do. */
export function EmptyList({ counts }: { counts: RouterOutputs['requests']['counts'] }) {
  const { today } = counts;
  return (
    <div className={classes.empty}>
      <Mark size="8.5rem" stroke="var(--mantine-color-slate-6)" />
      <Title order={2} fz="2.25rem" lh={1.15}>
        {copy.title}
      </Title>
      <Text fz="1.0625rem">{copy.today(today.received, today.done)}</Text>
      <Text fz="1.0625rem" c="dimmed">
        {copy.newOnes}
      </Text>
      <Group mt="0.75rem">
        <Button variant="default" component={Link} to={addressOf({ filter: 'erledigt' })}>
          {copy.done}
        </Button>
      </Group>
    </div>
  );
}
