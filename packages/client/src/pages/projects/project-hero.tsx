import { Box, Button, Container, Stack, Text, Title } from '@mantine/core';
import { projectPage } from '@rebhang-solar/content/pages/projects';
import type { Project } from '@rebhang-solar/content/project';
import { euro, kWh, kWp } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { Badges } from '../../components/badges.tsx';
import { Nameplate } from '../../components/nameplate.tsx';
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.tsx';
import { Picture } from '../../components/picture.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './project-hero.module.css';

/** The house, its name and its four figures in the first screen: what a project is looked at for. */
export function ProjectHero({ project, call }: { project: Project; call: string }) {
  const longest = Math.max(...project.title.split(/[ -]/).map(({ length }) => length));
  return (
    <Container className={`${classes.hero} flow`}>
      {project.image && (
        <Picture
          name={project.image}
          sizes="(min-width: 64em) min(49.5rem, 62vw), (min-width: 48em) min(50rem, 92vw), 100vw"
          priority
          fullWidth
          className={classes.picture}
        />
      )}
      <Stack gap="sm" className={classes.words}>
        <div className={classes.way}>
          <PageBreadcrumbs oneLine />
        </div>
        <Badges
          label={projectPage.badges}
          badges={[project.location, String(project.year), project.projectSize]}
        />
        <Title className={classes.heading} __vars={{ '--longest': String(longest) }}>
          {project.title}
        </Title>
      </Stack>
      <UnbrokenText size="lg" className={classes.lead} text={project.description} />
      <Box className={classes.plate}>
        <Nameplate leading entries={keyFigures(project)} />
        <Text size="sm" c="dimmed" mt="xs">
          {projectPage.note}
        </Text>
      </Box>
      <Button component={Link} to={call} fullWidth className={classes.calls}>
        {projectPage.similar}
      </Button>
    </Container>
  );
}

/** The four figures of the specification, section 2; what belongs to each stands small below it. */
function keyFigures(project: Project) {
  const { power, projectSize, year, investment, withheld, savings } = project;
  const { below } = projectPage;
  const size = kWp(power);
  return [
    {
      label: projectPage.projectSize,
      value: size,
      note: projectSize.slice(size.length).trim() || below.withoutStorage,
    },
    {
      label: projectPage.yield,
      value: kWh(project.yield),
      note: below.perKwp(kWh(Math.round(project.yield / power))),
    },
    {
      label: projectPage.investment,
      value: withheld ?? euro(investment ?? 0),
      note:
        investment === undefined
          ? undefined
          : withheld
            ? below.guide(euro(investment))
            : below.investment(year),
    },
    {
      label: projectPage.savings,
      value: euro(savings),
      note: below.savings(year),
      gained: true,
    },
  ];
}
