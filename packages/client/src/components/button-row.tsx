import { Group } from '@mantine/core';
import type { CallToAction } from '@rebhang-solar/content/article';
import { ButtonLink } from './button-link.tsx';
import classes from './button-row.module.css';

/** Calls to action side by side, on phones below each other; the first one is the one that matters. */
export function ButtonRow({ calls }: { calls: readonly CallToAction[] }) {
  return (
    <Group className={classes.row}>
      {calls.map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} variant={index === 0 ? 'filled' : 'outline'}>
          {label}
        </ButtonLink>
      ))}
    </Group>
  );
}
