import { Text } from '@mantine/core';
import classes from './nameplate.module.css';
import { Unbroken } from './unbroken.tsx';

type Entry = {
  label: string;
  value: string;
  /** What belongs to the value, small below it. */
  note?: string | undefined;
  /** What is saved or gained has the colour of it. */
  gained?: boolean | undefined;
};

const sizes = {
  beside: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  // 26 px on a phone, 40 px from 1440 px on.
  leading: 'clamp(1.125rem, min(6.6vw, 1.2rem + 1.45vw), 2.5rem)',
};

/**
 * Figures on a plate, as on the side of an inverter: what they are in small, their value in large. Own,
 * because no list of Mantine keeps the labels of neighbours in one line, and their values in another.
 * `leading`: the figures are what the page is opened for.
 */
export function Nameplate({
  entries,
  leading = false,
}: {
  entries: readonly Entry[];
  leading?: boolean;
}) {
  return (
    <dl className={classes.plate} data-leading={leading || undefined}>
      {entries.map(({ label, value, note, gained }) => (
        <div key={label} className={classes.entry}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text
            component="dd"
            fz={leading ? sizes.leading : sizes.beside}
            fw={700}
            lh={1.2}
            lts="-0.015em"
            c={gained ? 'vine' : undefined}
          >
            <Unbroken text={value} />
          </Text>
          {note !== undefined && (
            <Text component="dd" size="sm" c="dimmed">
              <Unbroken text={note} />
            </Text>
          )}
        </div>
      ))}
    </dl>
  );
}
