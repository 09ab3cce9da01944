import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { paths, projectPath } from '@rebhang-solar/content/paths';
import { investmentText, type Project } from '@rebhang-solar/content/project';
import { homeProjects } from '@rebhang-solar/content/project-lists';
import { usualPrice } from '@rebhang-solar/content/project-price';
import { euro, kWh } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './projects.module.css';
import { shortSpecs } from './short-specs.ts';

const { projects } = home;

/** One house large with its figures, the others small. Each as a whole leads to its page. */
export function Projects() {
  const [first, ...others] = homeProjects;
  return (
    <Section id="projekte" title={projects.title} heading="above" tone="deep">
      <ul className={classes.houses} data-alone={others.length === 0}>
        {first && (
          <Card component="li" p={0} bg="paper.2">
            {first.image && (
              <Picture name={first.image} sizes="(min-width: 64em) 50rem, 92vw" fullWidth />
            )}
            <Figures project={first} />
            <Words project={first} />
          </Card>
        )}
        {others.map((project) => (
          <Card key={project.id} component="li" p={0} bg="paper.2" className={classes.small}>
            {project.image && (
              <Picture name={project.image} sizes="(min-width: 64em) 25rem, 37vw" fullWidth />
            )}
            <Words project={project} />
          </Card>
        ))}
      </ul>
      <Group mt="md" gap="0.5rem 1.5rem">
        <ButtonLink to={paths.projects} variant="outline">
          {projects.call}
        </ButtonLink>
        <Text size="sm" c="dimmed" flex="1 1 16rem">
          {projects.note}
        </Text>
      </Group>
    </Section>
  );
}

function Figures({ project }: { project: Project }) {
  const entries = [
    [projects.investment(project.year), investmentText(project)],
    [projects.today, usualPrice(project)],
    [projects.savings(project.year), euro(project.savings)],
    [projects.yield, kWh(project.yield)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="sm">
            {label}
          </Text>
          <Text component="dd" fz="lg" fw={700} lh={1.2}>
            <Unbroken text={value} />
          </Text>
        </div>
      ))}
    </dl>
  );
}

function Words({ project: { id, title, specs } }: { project: Project }) {
  return (
    <div>
      <Title order={3}>
        <Anchor component={Link} to={projectPath(id)} inherit data-card-link>
          {title}
        </Anchor>
      </Title>
      <UnbrokenText size="sm" c="dimmed" text={shortSpecs(specs)} />
    </div>
  );
}
