import { Checkbox, Kbd, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { desk, deskKeys } from '@rebhang-solar/content/desk-words';
import { useKeysSwitch } from '../keys.ts';
import classes from './key-help.module.css';

export function useKeyHelp() {
  const [isOpened, { open, close }] = useDisclosure(false);
  return { isOpened, open, close };
}

/** All keys, and the switch for them. */
export function KeyHelp({ isOpened, close }: { isOpened: boolean; close: () => void }) {
  const [isOn, setOn] = useKeysSwitch();
  return (
    <Modal
      opened={isOpened}
      onClose={close}
      title={deskKeys.title}
      closeButtonProps={{ 'aria-label': desk.close }}
    >
      <dl className={classes.keys}>
        {[...deskKeys.hints, ...deskKeys.more].map(([keys, does]) => (
          <div key={does}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        mt="md"
        label={deskKeys.switch}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <Text c="dimmed" mt="xs">
        {deskKeys.off}
      </Text>
    </Modal>
  );
}

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

const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => <Kbd key={key}>{key}</Kbd>);
