import { Button, Group, Text } from '@mantine/core';
import { gridConnectionTexts } from '@rebhang-solar/content/forms/grid-connection';
import { useId, useState } from 'react';
import classes from './form-frame.module.css';

const { copyAddress } = gridConnectionTexts;

/**
 * Spares the visitor from typing the same address twice (WCAG 2.2, 3.3.7).
 *
 * @param onCopy called with whether there was an address to copy
 */
export function TakeOverAddress({ onCopy }: { onCopy: () => boolean }) {
  const [copied, setCopied] = useState<boolean>();
  const hintId = useId();
  return (
    <Group gap="0.5rem 1rem" data-scripted>
      <Button
        type="button"
        variant="default"
        aria-describedby={hintId}
        onClick={() => setCopied(onCopy())}
      >
        {copyAddress.label}
      </Button>
      <Text id={hintId} size="sm" c="dimmed" flex="1 1 14rem">
        {copyAddress.hint}
      </Text>
      <Text role="status" size="sm" fw={600} flex="1 0 100%" className={classes.live}>
        {copied !== undefined && (copied ? copyAddress.done : copyAddress.nothingToCopy)}
      </Text>
    </Group>
  );
}
