import '../theme/windows.css';
import { Checkbox, Modal, Text } from '@mantine/core';
import { desk, deskKeys } from '@rebhang-solar/content/desk-words';
import { useKeysSwitch } from '../keys.ts';
import classes from './key-help.module.css';
import { Keys } from './key-hints.tsx';

/** All keys, and the switch for them. */
export default function KeyHelp({ close }: { close: () => void }) {
  const [isOn, setOn] = useKeysSwitch();
  return (
    <Modal
      opened
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
