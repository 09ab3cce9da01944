import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { BackToTop } from '../../components/back-to-top.tsx';
import { Rich } from '../../components/blocks/rich-text.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { Cells } from '../../components/cells.tsx';
import { Columns } from '../../components/columns.tsx';
import numbered from '../../components/numbered.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { Picture } from '../../components/picture.tsx';
import { Questions } from '../../components/questions.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { maintenanceData } from './maintenance-data.ts';
import classes from './maintenance-page.module.css';
import { Request } from './request.tsx';

const {
  introduction,
  formId,
  toForm,
  services,
  benefits,
  why,
  details,
  insurance,
  faq,
  conclusion,
} = maintenancePage;

export const handle = pageHandle('maintenance', { structuredData: maintenanceData });

export function Component() {
  return (
    <PageFrame
      introduction={introduction}
      hero={
        <ButtonRow
          calls={[
            { label: toForm, to: `#${formId}` },
            { label: company.phone, to: company.phoneHref },
          ]}
        />
      }
      aside={<Picture name="module-nah" sizes="(min-width: 64em) 36rem, 92vw" priority />}
    >
      <Request />
      <ServicePlan />
      <Benefits />
      <Section id={why.id} title={why.title}>
        <UnbrokenText maw="42rem" text={why.text} />
      </Section>
      <Section id={details.id} title={details.title} folded={details.intro}>
        <ol className={numbered.rows}>
          {details.services.map(({ title, text }) => (
            <Group
              key={title}
              component="li"
              align="flex-start"
              gap="0.35rem 2rem"
              className={numbered.row}
            >
              <Title order={3} flex="1 1 12rem">
                {title}
              </Title>
              <UnbrokenText flex="2 1 20rem" miw={0} text={text} />
            </Group>
          ))}
        </ol>
      </Section>
      <Section id={insurance.id} title={insurance.title} folded={insurance.inside}>
        <Stack maw="42rem">
          <UnbrokenText text={insurance.text} />
          <Text>
            <Rich text={insurance.more} />
          </Text>
        </Stack>
      </Section>
      <Section id={faq.id} title={faq.title} folded={faq.inside}>
        <Questions questions={faq.questions} />
      </Section>
      <Section id={conclusion.id} title={conclusion.title}>
        <UnbrokenText size="lg" fw={550} maw="40rem" text={conclusion.text} />
        <BackToTop />
      </Section>
    </PageFrame>
  );
}

/** The four services, each led by how often it is due. */
function ServicePlan() {
  return (
    <Section id={services.id} title={services.title} heading="above">
      <Cells>
        {services.cards.map(({ title, interval, per, text }) => (
          <li key={title}>
            <Title order={3} className={classes.planned}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              <Text span size="xl" c="vine" display="block">
                {interval}
              </Text>{' '}
              {per}
            </Text>
            <UnbrokenText fz="compact" lh="compact" text={text} />
          </li>
        ))}
      </Cells>
    </Section>
  );
}

function Benefits() {
  return (
    <Section id={benefits.id} title={benefits.title} folded={benefits.inside}>
      <Columns min="18rem" gap="lg">
        {benefits.cards.map((card) => (
          <Card key={card.title} component="li" variant="topline">
            <Title order={3}>{card.title}</Title>
            {'figure' in card && <Text size="xl">{card.figure}</Text>}
            <UnbrokenText text={card.text} />
          </Card>
        ))}
      </Columns>
      <UnbrokenText mt="md" maw="42rem" text={benefits.paid} />
    </Section>
  );
}
