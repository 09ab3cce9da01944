import { Box, Container, Group, Text, Title } from '@mantine/core';
import { gridConnectionPage } from '@rebhang-solar/content/pages/grid-connection';
import { ButtonLink } from '../../components/button-link.tsx';
import { Closing } from '../../components/closing.tsx';
import numbered from '../../components/numbered.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { TextSections } from '../../components/text-sections.tsx';
import { GridConnectionForm } from '../../forms/grid-connection-form.tsx';
import { BlankPdf } from '../../forms/grid-connection-pdf.tsx';
import { pageHandle } from '../../head/page-handle.ts';

const { introduction, formId, toForm, needed, sections, closing, calls } = gridConnectionPage;

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
      <Box
        component="section"
        id={formId}
        bg="paper.2"
        py="xl"
        aria-labelledby="gridConnection-title"
      >
        <Container>
          <GridConnectionForm />
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
    <div>
      <Title order={2} size="h4" mb="0.5rem">
        {needed.title}
      </Title>
      <Box component="ul" mb="sm" className={numbered.rows}>
        {needed.items.map(({ what, forWhat }) => (
          <Group
            key={what}
            component="li"
            justify="space-between"
            gap="0 1rem"
            py="0.5rem"
            className={numbered.lined}
          >
            <b>{what}</b> <Text span>{forWhat}</Text>
          </Group>
        ))}
      </Box>
      <Text size="sm" c="dimmed">
        {needed.note}
      </Text>
    </div>
  );
}
