import { Anchor, Box, Card, Stack, Text, Title } from '@mantine/core';
import { projectPath } from '@rebhang-solar/content/paths';
import type { Project } from '@rebhang-solar/content/project';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from './picture.tsx';
import classes from './project-card.module.css';
import { UnbrokenText } from './unbroken.tsx';

type ProjectCardProps = {
  project: Pick<Project, 'id' | 'title' | 'description' | 'image'>;
  /** Width of its picture, as the `sizes` attribute takes it. */
  sizes: string;
  /** Its picture is in the first screen. */
  priority?: boolean;
  /** On wide screens its words stand beside its picture. */
  beside?: boolean;
  /** Above the title. */
  place?: string;
  /** Below the description: what the project yields. */
  children: ReactNode;
};

/** A project among others. The whole card leads to the project, its title is the link that is read out. */
export function ProjectCard({
  project,
  sizes,
  priority = false,
  beside,
  place,
  children,
}: ProjectCardProps) {
  return (
    <Card
      component="li"
      withBorder
      radius="cut"
      className={classes.card}
      mod={{ beside: beside && project.image !== undefined, plain: project.image === undefined }}
    >
      {project.image && (
        <Card.Section className={classes.picture}>
          <Picture name={project.image} sizes={sizes} priority={priority} fullWidth />
        </Card.Section>
      )}
      <Stack flex={1} gap="0.6rem" pt="0.65rem" className={classes.words}>
        <div>
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
        </div>
        <UnbrokenText fz="compact" text={project.description} />
        {/* At the foot, so that the feet of neighbours are level; in shared rows their heads are. */}
        <Stack gap="0.6rem" mt={place && !beside ? undefined : 'auto'}>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}

/** Cards, and what stands among them, in rows whose parts are level. Own, as no grid of Mantine has subgrids. */
export function ProjectCards({ single, children }: { single: boolean; children: ReactNode }) {
  return (
    <Box component="ul" className={`${classes.level} columns`} mod={{ single }}>
      {children}
    </Box>
  );
}
