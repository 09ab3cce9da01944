import { Button, Group, Text } from '@mantine/core';
import { gridConnectionTexts } from '@rebhang-solar/content/forms/grid-connection';
import { useState } from 'react';
import classes from './form-frame.module.css';

const { copyAddress } = gridConnectionTexts;

/**
 * Spares the visitor from typing the same address twice (WCAG 2.2, 3.3.7).
 *
 * @param onCopy called with whether there was an address to copy
 */
export function TakeOverAddress({ onCopy }: { onCopy: () => boolean }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <Group gap="0.5rem 1rem" data-scripted>
      <Button type="button" variant="default" onClick={() => setCopied(onCopy())}>
        {copyAddress.label}
      </Button>
      <Text role="status" size="sm" fw={600} className={classes.live}>
        {copied !== undefined && (copied ? copyAddress.done : copyAddress.nothingToCopy)}
      </Text>
    </Group>
  );
}
