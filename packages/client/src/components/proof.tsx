import { Anchor, Box, Group, Text } from '@mantine/core';
import { reviewTexts } from '@rebhang-solar/content/company/reviews';
import { proof, reviewCheckId } from '@rebhang-solar/content/proof';
import { Details } from './details.tsx';

/**
 * The strip of proof below the words of a hero, with where its figures come from. How reviews are checked stands
 * further down on the home page; on any other it is told on the spot, as a link would lead away.
 */
export function Proof({ check }: { check: 'below' | 'here' }) {
  return (
    <Box maw="26rem" pt="sm" fz="compact" className="screen-only">
      <Group component="ul" gap="0.25rem 1.5rem" aria-label={proof.label}>
        {proof.figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </Group>
      {check === 'below' ? (
        <Anchor href={`#${reviewCheckId}`} inherit display="inline-block" py="0.3rem">
          {proof.check}
        </Anchor>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {proof.source}
          </Text>
          <Details summary={proof.check}>
            <Text fz="sm">{reviewTexts.check}</Text>
          </Details>
        </>
      )}
    </Box>
  );
}
