import { Anchor, Card, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { ratings } from '@rebhang-solar/content/company/claims';
import { reviews } from '@rebhang-solar/content/company/reviews';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { Review } from '@rebhang-solar/content/company-types';
import { type Figure, show } from '@rebhang-solar/content/figures/figure';
import { home } from '@rebhang-solar/content/pages/home';
import { proof } from '@rebhang-solar/content/proof';
import { reviewTexts } from '@rebhang-solar/content/review-texts';
import { Section } from '../../components/section.tsx';
import { Stars } from '../../components/stars.tsx';
import classes from './reviews.module.css';

const texts = home.reviews;

export function Reviews() {
  if (!ratings && reviews.length === 0) return null;
  return (
    <Section
      id="bewertungen"
      title={texts.title}
      intro={ratings && <Overall rating={ratings.rating} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is pushed sideways, also by the keyboard */}
      <ul className={classes.quotes} tabIndex={0}>
        {reviews.map((review) => (
          <Quote key={review.id} review={review} />
        ))}
      </ul>
      <Title order={3} size="h4" id="so-pruefen-wir">
        {proof.check}
      </Title>
      <Text fz="compact" c="dimmed" mt="0.35rem">
        {reviewTexts.check}
      </Text>
    </Section>
  );
}

/** What all together gave, and where to read it. */
function Overall({ rating }: { rating: Figure & { value: number } }) {
  return (
    <Stack c="slate">
      <Group gap="0.5rem 1.25rem">
        <Text span fz="clamp(3.5rem, 3rem + 3vw, 5.5rem)" fw={700} lh={1} lts="-0.04em">
          {show(rating)}
        </Text>
        <Stack gap="xs" flex="1 1 8rem">
          <Stars rating={rating.value} />
          {texts.overall}
        </Stack>
      </Group>
      {texts.platform}
      <Group gap="0.25rem 1.5rem" fw={600}>
        {company.reviewReadHref && <External href={company.reviewReadHref}>{texts.read}</External>}
        {company.reviewWriteHref && (
          <External href={company.reviewWriteHref}>{texts.write}</External>
        )}
      </Group>
    </Stack>
  );
}

function Quote({ review: { rating, text, avatar, author, date } }: { review: Review }) {
  return (
    <Card component="li" withBorder>
      <Stars rating={rating} />
      <Text component="blockquote" lh={1.5}>
        {text}
      </Text>
      <Text size="sm">
        <Text span inherit fw={650} display="block">
          {author} ({avatar})
        </Text>
        <Text span inherit c="dimmed">
          {date}
        </Text>
      </Text>
    </Card>
  );
}

function External({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" inherit py="0.3rem">
      {children}
      <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
    </Anchor>
  );
}
