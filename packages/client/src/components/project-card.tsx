import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import type { Project } from '@rebhang-solar/content/company/projects';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { projectPath } from '@rebhang-solar/content/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from './picture.tsx';
import classes from './project-card.module.css';
import { ReadMore } from './read-more.tsx';

type ProjectCardProps = {
  project: Pick<Project, 'id' | 'title' | 'description' | 'image'>;
  /** Width of its picture, as the `sizes` attribute takes it. */
  sizes: string;
  /** Above the title. */
  place?: string;
  /** Below the description: what the project yields. */
  children: ReactNode;
};

/** A project among others. The whole card leads to the project, its title is the link that is read out. */
export function ProjectCard({ project, sizes, place, children }: ProjectCardProps) {
  return (
    <Card component="li" withBorder radius="cut" className={classes.card}>
      <Card.Section className={classes.picture}>
        <Picture name={project.image} sizes={sizes} fullWidth />
      </Card.Section>
      <Stack flex={1} gap="0.6rem" pt="0.65rem">
        {place && (
          <Text size="sm" c="dimmed">
            {place}
          </Text>
        )}
        <Title order={3}>
          <Anchor component={Link} to={projectPath(project.id)} inherit data-card-link>
            {project.title}
          </Anchor>
        </Title>
        <Text fz="compact">{project.description}</Text>
        {/* What it yields stands at the foot, so that the feet of neighbours are level. */}
        <Stack gap="0.6rem" mt="auto">
          {children}
          <ReadMore>{projectsPage.open}</ReadMore>
        </Stack>
      </Stack>
    </Card>
  );
}
