import { Anchor, Group, Stack, Text, type TextProps, VisuallyHidden } from '@mantine/core';
import { ratings } from '@rebhang-solar/content/company/claims';
import { reviews } from '@rebhang-solar/content/company/reviews';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { Review } from '@rebhang-solar/content/company-types';
import { type Figure, show } from '@rebhang-solar/content/figures/figure';
import { home } from '@rebhang-solar/content/pages/home';
import { reviewDate, reviewTexts } from '@rebhang-solar/content/review-texts';
import { Details } from '../../components/details.tsx';
import { Section } from '../../components/section.tsx';
import { Stars } from '../../components/stars.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import classes from './reviews.module.css';

const texts = home.reviews;

export function Reviews() {
  const [first, ...others] = reviews;
  if (!ratings && reviews.length === 0) return null;
  return (
    <Section
      id="bewertungen"
      title={texts.title}
      intro={ratings && <Overall rating={ratings.rating} />}
    >
      {first && (
        <Quote review={first} fz="clamp(1.25rem, 0.9rem + 1.4vw, 2rem)" fw={600} lh={1.25} />
      )}
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is pushed sideways, also by the keyboard
        <ul className={classes.quotes} tabIndex={0}>
          {others.map((review) => (
            <li key={review.id}>
              <Quote review={review} fz="compact" />
            </li>
          ))}
        </ul>
      )}
      <Details summary={reviewTexts.summary}>
        <Text size="sm">{reviewTexts.check}</Text>
      </Details>
    </Section>
  );
}

/** What all together gave, and where to read it. */
function Overall({ rating }: { rating: Figure & { value: number } }) {
  return (
    <Stack c="slate" gap="xs">
      <Group gap="0.5rem 1.25rem">
        <Text span fz="clamp(3.5rem, 3rem + 3vw, 5.5rem)" fw={700} lh={1} lts="-0.04em">
          {show(rating)}
        </Text>
        <Stack gap="xs" flex="1 1 8rem">
          <Stars rating={rating.value} />
          <Text fz="compact">{texts.overall}</Text>
        </Stack>
      </Group>
      <Group gap="0 1.25rem" fw={600} fz="compact">
        {company.reviewReadHref && <External href={company.reviewReadHref}>{texts.read}</External>}
        {company.reviewWriteHref && (
          <External href={company.reviewWriteHref}>{texts.write}</External>
        )}
      </Group>
    </Stack>
  );
}

function Quote({
  review: { rating, text, avatar, author, date },
  ...size
}: { review: Review } & Pick<TextProps, 'fz' | 'fw' | 'lh'>) {
  return (
    <>
      <Text component="blockquote" lh={1.5} mb="xs" {...size}>{`„${text}“`}</Text>
      <Text size="sm">
        <b>
          {author} ({avatar}), {reviewTexts.stars(rating)}
        </b>{' '}
        <Text span inherit c="dimmed">
          <ReviewDate date={date} />
        </Text>
      </Text>
    </>
  );
}

/** How long ago is known once there is a script; until then the month stands there. */
function ReviewDate({ date }: Pick<Review, 'date'>) {
  return reviewDate(date, useHydrated() ? new Date() : undefined);
}

function External({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" inherit py="0.3rem">
      {children}
      <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
    </Anchor>
  );
}
