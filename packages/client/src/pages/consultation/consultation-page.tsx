import { Blockquote, Card, Group, Text, Title } from '@mantine/core';
import { pagePictures } from '@rebhang-solar/content/company/pictures';
import { show } from '@rebhang-solar/content/figures/figure';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { Badges } from '../../components/badges.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Columns } from '../../components/columns.tsx';
import { FormBand } from '../../components/form-band.tsx';
import { HouseHero } from '../../components/house-hero.tsx';
import { Nameplate } from '../../components/nameplate.tsx';
import { Hours, Phone } from '../../components/phone.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { ConsultationForm } from '../../forms/consultation-form.tsx';
import { pageHandle } from '../../head/page-handle.ts';

const { badges, toForm, form, stepsLabel, steps, benefits, testimonials, trust } = consultationPage;

export const handle = pageHandle('consultation');

export function Component() {
  return (
    <>
      <HouseHero
        introduction={pageMeta.consultation}
        picture={pagePictures.consultation}
        band={<Steps />}
      >
        <Badges badges={badges} />
        <ButtonLink to={`#${form.id}`}>{toForm}</ButtonLink>
      </HouseHero>
      <FormBand
        id={form.id}
        labelledBy="consultation-title"
        form={<ConsultationForm />}
        aside={
          <>
            <Title order={2} size="h3">
              {form.callTitle}
            </Title>
            <Text>{form.callText}</Text>
            <Phone />
            <Text>
              {form.hours}
              <Hours />
            </Text>
          </>
        }
      />
      <Benefits />
      <Testimonials />
      <Trust />
    </>
  );
}

/** The three steps that the heading promises. */
function Steps() {
  return (
    <Columns component="ol" min="12.5rem" gap="lg" py="lg" aria-label={stepsLabel}>
      {steps.map(({ title, text }, index) => (
        <Group key={title} component="li" align="flex-start" wrap="nowrap" gap="sm">
          <Text
            span
            fz="2.75rem"
            fw={700}
            lh={0.9}
            miw="2.25rem"
            mt="-0.25rem"
            c="sun"
            aria-hidden="true"
          >
            {index + 1}
          </Text>
          <div>
            <Text fz="h3" fw={650} lh="h3">
              {title}
            </Text>
            <UnbrokenText fz="compact" lh="compact" c="paper.2" mt="0.25rem" text={text} />
          </div>
        </Group>
      ))}
    </Columns>
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
    <Section id="ersparnis" title={testimonials.title} heading="above" tone="deep">
      <Columns min="13rem">
        {testimonials.quotes.map(({ author, place, text, savings }) => (
          <Card key={author} component="li" style={{ containerType: 'inline-size' }}>
            {/* „1.750 € im Jahr“ stays on one line in a narrow card. */}
            <Text size="xl" fz="min(var(--mantine-font-size-xl), 12cqi)" c="vine">
              {show(savings)}
            </Text>
            <Blockquote>{text}</Blockquote>
            <Text size="sm" fw={650} mt="auto">
              {author}, {place}
            </Text>
          </Card>
        ))}
      </Columns>
      <Text fz="compact" lh="compact" maw="42rem" mt="md">
        {testimonials.note}
      </Text>
    </Section>
  );
}

function Trust() {
  return (
    <Section id="vertrauen" title={trust.title} intro={trust.intro}>
      <Nameplate entries={trust.figures} />
      <Text size="sm" lh="compact" c="dimmed" mt="0.75rem" maw="42rem">
        {trust.note}
      </Text>
    </Section>
  );
}
