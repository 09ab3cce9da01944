import { Box, Group, Text } from '@mantine/core';
import { ratings } from '@rebhang-solar/content/company/claims';
import { proof } from '@rebhang-solar/content/proof';
import { reviewTexts } from '@rebhang-solar/content/review-texts';
import { Details } from './details.tsx';

/** The strip of proof below the words of a hero, with where its figures come from and how reviews are checked. */
export function Proof() {
  if (proof.figures.length === 0) return null;
  return (
    <Box maw="26rem" pt="sm" fz="compact" className="screen-only">
      <Group component="ul" gap="0.25rem 1.5rem" aria-label={proof.label}>
        {proof.figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {proof.source}
      </Text>
      {ratings && (
        <Details summary={proof.check}>
          <Text fz="sm">{reviewTexts.check}</Text>
        </Details>
      )}
    </Box>
  );
}
