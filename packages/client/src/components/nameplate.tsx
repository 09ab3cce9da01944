import { Text } from '@mantine/core';
import classes from './nameplate.module.css';
import { Unbroken } from './unbroken.tsx';

/**
 * Figures on a plate, as on the side of an inverter: what they are in small, their value in large. Own,
 * because no list of Mantine keeps the labels of neighbours in one line, and their values in another.
 */
export function Nameplate({ entries }: { entries: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.plate}>
      {entries.map(({ label, value }) => (
        <div key={label} className={classes.entry}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text
            component="dd"
            fz="clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)"
            fw={700}
            lh={1.2}
            lts="-0.015em"
          >
            <Unbroken text={value} />
          </Text>
        </div>
      ))}
    </dl>
  );
}
