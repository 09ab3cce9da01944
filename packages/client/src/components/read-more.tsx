import { Text } from '@mantine/core';

/**
 * Marks an entry as a link, for sighted visitors only. The link itself is the entry's title, whose area covers
 * the whole entry, so a screen reader leaves this out.
 */
export function ReadMore({ children }: { children: string }) {
  return (
    <Text
      fz="compact"
      fw={650}
      pt="0.4rem"
      td="underline"
      c="tile.7"
      aria-hidden="true"
      data-underline
      className="screen-only"
    >
      {children}
    </Text>
  );
}
