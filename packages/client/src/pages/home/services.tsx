import { Anchor, Stack, Text, Title } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { paths } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './services.module.css';

const { services } = home;

/** Four cards in the order in which a customer meets them; on wide screens titles, texts and lists are level. */
export function Services() {
  return (
    <Section id="leistungen" title={services.title} intro={services.intro} heading="above">
      <Columns component="ol" min="15.5rem" className={classes.cards}>
        {services.cards.map((card, index) => (
          <Stack key={card.title} component="li" gap="xs" pt="sm" className={classes.card}>
            <Title order={3}>
              <Text span inherit c="slate.4" mr="0.6em" aria-hidden="true">
                {index + 1}
              </Text>
              {card.title}
            </Title>
            <UnbrokenText text={card.text} />
            <UnbrokenText fz="compact" lh="compact" c="dimmed" text={card.items.join(' · ')} />
            {'more' in card && (
              <Anchor component={Link} to={card.more.to} fw={600} mt="auto" pt="0.5rem">
                {card.more.label}
              </Anchor>
            )}
          </Stack>
        ))}
      </Columns>
      <Stack align="flex-start" gap="sm" mt="lg">
        <Text>{services.closing}</Text>
        <ButtonLink to={paths.consultation}>{services.call}</ButtonLink>
      </Stack>
    </Section>
  );
}
