import { Badge, Group } from '@mantine/core';

/** A few words each that place the page: a town, a year, a promise. */
export function Badges({ label, badges }: { label?: string; badges: readonly string[] }) {
  return (
    <Group component="ul" gap="xs" aria-label={label}>
      {badges.map((badge) => (
        <Badge key={badge} component="li">
          {badge}
        </Badge>
      ))}
    </Group>
  );
}
