import { Anchor, Box, Group, Text } from '@mantine/core';
import { proof } from '@rebhang-solar/content/reviews';
import { Link } from 'react-router-dom';

/** The strip of proof below the words of a hero, with the way to how the reviews were checked. */
export function Proof() {
  return (
    <Box
      mt="xs"
      pt="sm"
      w="100%"
      maw="30rem"
      style={{ borderBlockStart: '1px solid var(--mantine-color-paper-4)' }}
    >
      <Group component="ul" gap="0.5rem 1.75rem" align="flex-start" aria-label={proof.label}>
        {proof.figures.map(({ value, label }) => (
          <li key={label}>
            <Text span display="block" fz="h4" fw={700} lh={1.3}>
              {value}
            </Text>
            <Text span display="block" size="sm" c="dimmed">
              {label}
            </Text>
          </li>
        ))}
      </Group>
      <Anchor component={Link} to={proof.check.to} size="sm" py="0.3rem" display="inline-block">
        {proof.check.label}
      </Anchor>
    </Box>
  );
}
