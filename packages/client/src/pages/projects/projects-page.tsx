import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { kWh, overviewProjects } from '@rebhang-solar/content/company/projects';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { paths } from '@rebhang-solar/content/paths';
import { filterProjects, parseProjectFilter } from '@rebhang-solar/content/project-filter';
import { euro } from '@rebhang-solar/content/typography';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { pageHandle } from '../../head/page-handle.ts';
import { Comparison } from './comparison.tsx';
import { FilterLinks, filterAddress } from './filter-links.tsx';

const { filter: copy } = projectsPage;

export const handle = pageHandle('projects');

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
      proof
      introduction={projectsPage}
      hero={<Badges badges={[projectsPage.count(overviewProjects.length), projectsPage.period]} />}
    >
      <Section
        id={projectsPage.listId}
        title={projectsPage.listTitle}
        intro={projectsPage.note}
        heading="above"
      >
        <FilterLinks filter={filter} />
        <Text role="status" fz="compact" my="sm">
          {copy.shown(shown.length, overviewProjects.length)}
        </Text>
        <Columns min="21rem">
          {shown.length === 0 && (
            <Paper component="li" variant="plate">
              <Stack gap="0.75rem">
                <Title order={3}>{copy.none.title}</Title>
                <Text>{copy.none.text}</Text>
                <Anchor component={Link} to={filterAddress({})} state={{ keepsFocus: true }}>
                  {copy.none.all}
                </Anchor>
              </Stack>
            </Paper>
          )}
          {shown.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              place={`${project.location}, ${project.year}`}
              sizes="(min-width: 64em) 37rem, (min-width: 48em) 46vw, 92vw"
            >
              <Facts
                withDivider
                size="sm"
                labelWidth="8rem"
                facts={[
                  [projectsPage.size, project.projectSize],
                  [projectsPage.yield, kWh(project.yield)],
                  [projectsPage.savings, euro(project.savings)],
                ]}
              />
            </ProjectCard>
          ))}
          <Paper component="li" variant="dashed">
            <Stack justify="center" gap="0.75rem" h="100%">
              <Title order={3}>{projectsPage.more.title}</Title>
              <Text>{projectsPage.more.text}</Text>
            </Stack>
          </Paper>
        </Columns>
      </Section>
      {shown.length > 1 && (
        <Section
          id={projectsPage.comparison.id}
          title={projectsPage.comparison.title}
          intro={projectsPage.comparison.intro}
          heading="above"
          tone="deep"
        >
          <Comparison projects={shown} />
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
