import { Text } from '@mantine/core';

/**
 * Says to the eye that an entry leads on. The link is the entry's title, whose area covers the whole
 * entry; read out, it needs no second name.
 */
export function ReadOn({ children }: { children: string }) {
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
