import { Box, Card, Container, Group, Paper, Text, Title } from '@mantine/core';
import { gridConnectionPage } from '@rebhang-solar/content/pages/grid-connection';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { ButtonLink } from '../../components/button-link.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { ContactRow } from '../../components/contact-card.tsx';
import numbered from '../../components/numbered.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { TextSections } from '../../components/text-sections.tsx';
import { GridConnectionForm } from '../../forms/grid-connection-form.tsx';
import { BlankPdf } from '../../forms/grid-connection-pdf.tsx';
import { pageHandle } from '../../head/page-handle.ts';

const { introduction, formId, toForm, needed, people, sections, closing, calls } =
  gridConnectionPage;

const contact = peopleOfForms.gridConnection;

export const handle = pageHandle('gridConnection');

export function Component() {
  return (
    <PageFrame
      introduction={introduction}
      hero={
        <Group align="start">
          <ButtonLink to={`#${formId}`}>{toForm}</ButtonLink>
          <BlankPdf />
        </Group>
      }
      aside={<Needed />}
    >
      <Section id={people.id} title={people.title} folded={people.intro}>
        <Columns min="17rem">
          {people.cards.map(({ title, text, example }) => (
            <Card key={title} component="li" variant="topline">
              <Title order={3}>{title}</Title>
              <Text>{text}</Text>
              <Text fz="compact" c="dimmed">
                {example}
              </Text>
            </Card>
          ))}
        </Columns>
      </Section>
      <Box
        component="section"
        id={formId}
        bg="paper.2"
        py="xl"
        aria-labelledby="gridConnection-title"
      >
        <Container>
          {contact && <ContactRow contact={contact} />}
          <Box mt={contact && 'md'}>
            <GridConnectionForm />
          </Box>
        </Container>
      </Box>
      <TextSections sections={sections} />
      <Closing text={closing} calls={calls} form="gridConnection" />
    </PageFrame>
  );
}

/** What to have at hand before starting. */
function Needed() {
  return (
    <Paper variant="plate">
      <Title order={2} size="h3">
        {needed.title}
      </Title>
      <Box component="ul" mt="0.5rem" mb="sm" lh={1.4}>
        {needed.items.map(({ what, forWhat }) => (
          <Box key={what} component="li" py="0.6rem" className={numbered.lined}>
            <Text span inherit fw={650} display="block">
              {what}
            </Text>{' '}
            {forWhat}
          </Box>
        ))}
      </Box>
      <Text size="sm" c="dimmed">
        {needed.note}
      </Text>
    </Paper>
  );
}
