import { Blockquote, Card, Container, Group, Stack, Text, Title } from '@mantine/core';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import type { ReactNode } from 'react';
import { Badges } from '../../components/badges.tsx';
import { Columns } from '../../components/columns.tsx';
import { ContactCard } from '../../components/contact-card.tsx';
import { Nameplate } from '../../components/nameplate.tsx';
import { Hours, Phone } from '../../components/phone.tsx';
import { Section } from '../../components/section.tsx';
import { Split } from '../../components/split.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { ConsultationForm } from '../../forms/consultation-form.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import classes from './consultation-page.module.css';

const { badges, form, steps, benefits, testimonials, trust } = consultationPage;

export const handle = pageHandle('consultation');

/** The form is the hero: the first of its steps stands in the first window, beside whoever answers it. */
export function Component() {
  return (
    <>
      <Container className={classes.head}>
        <Title>{pageMeta.consultation.heading}</Title>
        <Badges badges={badges} />
      </Container>
      <section id={form.id} className={classes.form} aria-labelledby="consultation-title">
        <Split columns="minmax(0, 2.2fr) minmax(0, 1fr)">
          <ConsultationForm />
          <Stack component="aside" gap="lg">
            <Adviser />
            <div>
              <Title order={2} size="h3">
                {steps.title}
              </Title>
              <Steps />
            </div>
          </Stack>
        </Split>
      </section>
      <Benefits />
      {testimonials.quotes.length > 0 && <Testimonials />}
      <Trust />
    </>
  );
}

function Adviser() {
  const contact = peopleOfForms.consultation;
  if (contact) return <ContactCard contact={contact} />;
  return (
    <div>
      <Title order={2} size="h3">
        {form.callTitle}
      </Title>
      <Phone />
      <Hours />
    </div>
  );
}

/** The three steps that the heading promises. */
function Steps() {
  return (
    <Stack component="ol" gap="sm" mt="sm">
      {steps.list.map((step, index) => (
        <Group key={step.title} component="li" align="flex-start" wrap="nowrap" gap="sm">
          <Text span fz="1.75rem" fw={700} lh={1} miw="1.5rem" c="tile" aria-hidden="true">
            {index + 1}
          </Text>
          <div>
            <Text fw={650}>{step.title}</Text>
            <UnbrokenText fz="compact" lh="compact" text={step.text} />
          </div>
        </Group>
      ))}
    </Stack>
  );
}

function Benefits() {
  return (
    <Section id="vorteile" title={benefits.title} heading="above">
      <Columns min="24rem" gap="lg">
        {benefits.cards.map(({ title, text }) => (
          <Card key={title} component="li" variant="topline">
            <Title order={3} fz="xl" lh="xl">
              {title}
            </Title>
            <UnbrokenText text={text} />
          </Card>
        ))}
      </Columns>
    </Section>
  );
}

function Testimonials() {
  return (
    <Section id="ersparnis" title={testimonials.title} folded={testimonials.inside}>
      <Columns min="13rem">
        {testimonials.quotes.map(({ author, place, text, savings }) => (
          <Savings key={author} euros={savings}>
            <Blockquote>{text}</Blockquote>
            <Text size="sm" fw={650} mt="auto">
              {author}, {place}
            </Text>
          </Savings>
        ))}
        {testimonials.today && (
          <Savings euros={testimonials.today.savings}>
            <UnbrokenText text={testimonials.today.text} />
          </Savings>
        )}
      </Columns>
      <Text fz="compact" lh="compact" maw="42rem" mt="md">
        {testimonials.note}
      </Text>
    </Section>
  );
}

function Savings({ euros, children }: { euros: number; children: ReactNode }) {
  return (
    <Card component="li" variant="topline" style={{ containerType: 'inline-size' }}>
      {/* „180 € im Monat“ stays on one line in a narrow card. */}
      <Text size="xl" fz="min(var(--mantine-font-size-xl), 12cqi)" c="vine">
        {testimonials.savings(euros)}
      </Text>
      {children}
    </Card>
  );
}

function Trust() {
  return (
    <Section id="vertrauen" title={trust.title} intro={trust.intro}>
      {trust.figures.length > 0 && <Nameplate entries={trust.figures} />}
      {trust.note && (
        <Text size="sm" lh="compact" c="dimmed" mt="0.75rem" maw="42rem">
          {trust.note}
        </Text>
      )}
    </Section>
  );
}
