import { Anchor, Box, Group } from '@mantine/core';
import { proof } from '@rebhang-solar/content/proof';
import { Link } from 'react-router-dom';

/** The strip of proof below the words of a hero, with the way to how the reviews were checked. */
export function Proof() {
  return (
    <Box maw="26rem" pt="sm" fz="compact" className="screen-only">
      <Group component="ul" gap="0.25rem 1.5rem" aria-label={proof.label}>
        {proof.figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </Group>
      <Anchor component={Link} to={proof.check.to} inherit display="inline-block" py="0.3rem">
        {proof.check.label}
      </Anchor>
    </Box>
  );
}
