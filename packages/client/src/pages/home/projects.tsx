import { Divider, Group, Text } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { paths } from '@rebhang-solar/content/paths';
import { homeProjects } from '@rebhang-solar/content/project-lists';
import { kWh } from '@rebhang-solar/content/typography';
import { ButtonLink } from '../../components/button-link.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import classes from './projects.module.css';

const { projects } = home;

/** As wide as the whole picture is that covers its place in the first card, and in one of the others. */
const largeCard = '(min-width: 64em) 48rem, 92vw';
const card = '(min-width: 64em) 37rem, (min-width: 40em) 46vw, 92vw';

export function Projects() {
  return (
    <Section
      id="projekte"
      title={projects.title}
      intro={projects.intro}
      heading="above"
      tone="deep"
    >
      <ul className={classes.cards}>
        {homeProjects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            sizes={index === 0 ? largeCard : card}
            beside={homeProjects.length === 1}
          >
            <Text fz="compact">
              {project.specs
                .split('|')
                .map((spec) => spec.trim())
                .join(' · ')}
            </Text>
            <Divider size={2} color="slate" />
            <Group component="p" gap="0 0.5rem" fz="compact" fw={650}>
              <Text span inherit fw={400} c="dimmed">
                {projects.yield}
              </Text>{' '}
              {kWh(project.yield)}
              <Text span inherit fw={400} c="dimmed" ml="auto">
                {project.year}
              </Text>
            </Group>
          </ProjectCard>
        ))}
      </ul>
      <Group mt="lg">
        <ButtonLink to={paths.projects} variant="outline">
          {projects.call}
        </ButtonLink>
      </Group>
    </Section>
  );
}
