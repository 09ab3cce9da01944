import { Anchor, Container, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { singleProject } from '@rebhang-solar/content/company-answers';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { paths } from '@rebhang-solar/content/paths';
import { filterProjects, parseProjectFilter } from '@rebhang-solar/content/project-filter';
import { overviewProjects } from '@rebhang-solar/content/project-lists';
import { euro, kWh } from '@rebhang-solar/content/typography';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ProjectCard, ProjectCards } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { pageHandle } from '../../head/page-handle.ts';
import { Comparison } from './comparison.tsx';
import { FilterLinks, filterAddress } from './filter-links.tsx';

const { filter: copy } = projectsPage;

export const handle = pageHandle('projects');

/** Width of a card's picture. */
const cardSizes = '(min-width: 64em) min(24rem, 45vw), (min-width: 48em) 46vw, 92vw';

/** After so many ms the page is put to its top again (specification, section 2). */
const scrollResets = [0, 50, 200];

export function Component() {
  const [parameters] = useSearchParams();
  const filter = parseProjectFilter(parameters);
  const shown = filterProjects(overviewProjects, filter);
  // A document that was opened here stands where the browser has put it: at its top, or at the list.
  const isDocument = useRef(!useHydrated());
  useEffect(() => {
    if (isDocument.current) return;
    const timers = scrollResets.map((delay) =>
      setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), delay),
    );
    return () => timers.forEach(clearTimeout);
  }, []);

  return (
    <PageFrame
      tool
      introduction={projectsPage}
      aside={<Badges badges={[projectsPage.count(overviewProjects.length), projectsPage.period]} />}
    >
      <Container
        component="section"
        id={projectsPage.listId}
        aria-labelledby={`${projectsPage.listId}-titel`}
        pb="xl"
      >
        <VisuallyHidden component="h2" id={`${projectsPage.listId}-titel`}>
          {projectsPage.listTitle}
        </VisuallyHidden>
        <Group justify="space-between" gap="0.5rem 1.5rem" mb="sm">
          <FilterLinks filter={filter} />
          <Text role="status" fz="compact" fw={600} c="dimmed">
            {copy.shown(shown.length, overviewProjects.length)}
          </Text>
        </Group>
        <ProjectCards single={singleProject}>
          {shown.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              place={`${project.location}, ${project.year}`}
              sizes={cardSizes}
              priority={index === 0}
            >
              <Facts
                withDivider
                size="sm"
                labelWidth="8rem"
                facts={[
                  [projectsPage.size, project.projectSize],
                  [projectsPage.yield, kWh(project.yield)],
                  [
                    projectsPage.savings,
                    <Text key="savings" span inherit c="vine">
                      {euro(project.savings)}
                    </Text>,
                  ],
                ]}
              />
            </ProjectCard>
          ))}
          <Paper
            component="li"
            variant="dashed"
            style={{ gridColumn: shown.length === 0 ? '1 / -1' : undefined }}
          >
            {shown.length === 0 ? (
              <Stack gap="0.75rem">
                <Title order={3}>{copy.none.title}</Title>
                <Text>{copy.none.text}</Text>
                <Anchor component={Link} to={filterAddress({})} state={{ keepsFocus: true }}>
                  {copy.none.all}
                </Anchor>
              </Stack>
            ) : (
              <Stack justify="space-between" h="100%">
                <Stack gap="0.75rem">
                  <Title order={3}>{projectsPage.more.title}</Title>
                  <Text fz="compact">{projectsPage.more.text}</Text>
                </Stack>
                <Anchor component={Link} to={paths.consultation} fz="compact" fw={600} py="0.3rem">
                  {projectsPage.more.call}
                </Anchor>
              </Stack>
            )}
          </Paper>
        </ProjectCards>
        <UnbrokenText size="sm" c="dimmed" mt="md" maw="42rem" text={projectsPage.note} />
      </Container>
      {shown.length > 1 && (
        <Section
          id={projectsPage.comparison.id}
          title={projectsPage.comparison.title}
          folded={projectsPage.comparison.intro}
        >
          <Comparison projects={shown} sizes={cardSizes} />
        </Section>
      )}
      <Closing
        text={projectsPage.closing}
        calls={[
          { label: projectsPage.consultation, to: paths.consultation },
          { label: projectsPage.home, to: paths.home },
        ]}
      />
    </PageFrame>
  );
}
