import { Paper, Stack, Text, Title } from '@mantine/core';
import { kWh, overviewProjects } from '@rebhang-solar/content/company/projects';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { paths } from '@rebhang-solar/content/paths';
import { euro } from '@rebhang-solar/content/typography';
import { useEffect } from 'react';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import { pageHandle } from '../../head/page-handle.ts';

export const handle = pageHandle('projects');

/** After so many ms the page is put to its top again (specification, section 2). */
const scrollResets = [0, 50, 200];

export function Component() {
  useEffect(() => {
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
        id="anlagen"
        title={projectsPage.listTitle}
        intro={projectsPage.note}
        heading="above"
      >
        <Columns min="21rem">
          {overviewProjects.map((project) => (
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
