import { Kbd } from '@mantine/core';
import { deskKeys } from '@rebhang-solar/content/desk-words';
import { useKeysSwitch } from '../keys.ts';
import classes from './key-help.module.css';

/** The most used ones at the foot of a large screen. */
export function KeyHints() {
  const [isOn] = useKeysSwitch();
  if (!isOn) return null;
  return (
    <ul className={classes.hints} aria-label={deskKeys.title}>
      {deskKeys.hints.map(([keys, does]) => (
        <li key={does}>
          <Keys keys={keys} /> {does}
        </li>
      ))}
    </ul>
  );
}

export const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => <Kbd key={key}>{key}</Kbd>);
