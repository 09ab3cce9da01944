import { Anchor, Box, Container, Group, Stack, Text, Title } from '@mantine/core';
import type { ProjectId } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { projectPage } from '@rebhang-solar/content/pages/projects';
import { homeSectionPath, paths, projectPath } from '@rebhang-solar/content/paths';
import { investmentText, type Project } from '@rebhang-solar/content/project';
import { projectBeside } from '@rebhang-solar/content/project-lists';
import { projectPrice } from '@rebhang-solar/content/project-price';
import { formatNumber, kWh, monthNames } from '@rebhang-solar/content/typography';
import { Link, type RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { Details } from '../../components/details.tsx';
import { BarChart } from '../../components/drawings/bar-chart.tsx';
import { MonthBars } from '../../components/drawings/month-bars.tsx';
import { Facts } from '../../components/facts.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import type { RouteHandle } from '../../head/page-head.ts';
import { ProjectHero } from './project-hero.tsx';

/** kWh of each month, put in by the build (vite.config.ts); empty without weather of the company's state. */
declare const PROJECT_YIELDS: Partial<Record<ProjectId, number[]>>;

/** Half of the page on wide screens. */
const halfPage = '(min-width: 64em) min(37rem, 46vw), 92vw';

/** The page of one project and its head. */
export function projectRoute(id: ProjectId): Pick<RouteObject, 'Component' | 'handle'> {
  const project = projects[id];
  const handle: RouteHandle = {
    head: {
      title: project.title,
      description: `${project.description} ${project.projectSize}, ${kWh(project.yield)} im Jahr.`,
      path: projectPath(id),
      parent: { title: projectPage.parent, path: paths.projects },
    },
  };
  return { handle, Component: () => <ProjectPage project={project} /> };
}

function ProjectPage({ project }: { project: Project }) {
  const { modules, inverter, storage, monitoring } = project.technicalSpecs;
  const specs: [string, string][] = [
    [projectPage.modules, modules],
    [projectPage.inverter, inverter],
    ...(storage === undefined ? [] : [[projectPage.storage, storage] as [string, string]]),
    [projectPage.monitoring, monitoring],
  ];
  const call = likeThis(project);
  const months = PROJECT_YIELDS[project.id];
  const next = projectBeside(project.id, 1);
  const previous = projectBeside(project.id, -1);
  const back = <BackLink to={homeSectionPath('projekte')}>{projectPage.back}</BackLink>;
  return (
    <>
      <ProjectHero project={project} call={call} />
      <Section id="beschreibung" title={projectPage.description} heading="above">
        <Columns component="div" min="27rem" gap="lg">
          <Blocks
            blocks={project.detailedDescription.map((text) => ({ type: 'text' as const, text }))}
          />
          <Stack>
            {project.additionalImages.map((image) => (
              <Picture key={image} name={image} sizes={halfPage} />
            ))}
          </Stack>
          <div>
            <Title order={3} mb="sm">
              {projectPage.features}
            </Title>
            <Blocks blocks={[{ type: 'list', items: project.features }]} />
          </div>
          <div>
            <Title order={3} mb="sm">
              {projectPage.technicalSpecs}
            </Title>
            <Facts
              withDivider
              labelWidth="8rem"
              facts={specs.map(([label, value]) => [label, <Unbroken key={label} text={value} />])}
            />
          </div>
        </Columns>
      </Section>
      {months && <Months months={months} stated={project.yield} />}
      <Price project={project} />
      {next.id === project.id ? (
        <Container className="screen-only" py="md">
          {back}
        </Container>
      ) : (
        <Section id="weitere" title={projectPage.others} heading="above" className="screen-only">
          <ul>
            <ProjectCard project={next} place={projectPage.next} sizes={halfPage} beside>
              <Text fz="compact" fw={650}>
                {next.projectSize}, {kWh(next.yield)}
              </Text>
            </ProjectCard>
          </ul>
          <Group mt="md" gap="0.25rem 1.5rem">
            {previous.id !== next.id && (
              <Anchor
                component={Link}
                to={projectPath(previous.id)}
                fz="compact"
                fw={600}
                py="0.3rem"
              >
                {projectPage.previous(previous.title)}
              </Anchor>
            )}
            {back}
          </Group>
        </Section>
      )}
      <Closing text={projectPage.closing} calls={[{ label: projectPage.consultation, to: call }]} />
    </>
  );
}

/** The consultation form, whose message begins with this project. */
function likeThis({ title }: Project): string {
  const message = new URLSearchParams({ message: projectPage.like(title) });
  return `${paths.consultation}?${message}#${consultationPage.form.id}`;
}

/** What each month brings by the model, as bars, with all numbers in a table that opens. */
function Months({ months, stated }: { months: number[]; stated: number }) {
  const { title, drawing, extremes, columns, unit, note, table } = projectPage.months;
  const named = (value: number) => `${monthNames[months.indexOf(value)]} (${kWh(value)})`;
  const summary = extremes(named(Math.min(...months)), named(Math.max(...months)));
  return (
    <Section id="monate" title={title} folded={summary}>
      <Text size="sm" mb="xs">
        {unit}
      </Text>
      <MonthBars title={drawing} description={summary} values={months} />
      <Text size="sm" mt="sm" mb="xs" maw="42rem">
        <Unbroken text={note(kWh(stated))} />
      </Text>
      <Details summary={table}>
        <Box maw="26rem">
          <DataTable
            caption={drawing}
            head={columns}
            rows={months.map((value, month) => [monthNames[month] ?? '', formatNumber(value)])}
            numeric
          />
        </Box>
      </Details>
    </Section>
  );
}

/** What it has cost beside what its size costs today, or why there is no price. */
function Price({ project }: { project: Project }) {
  const { id, title, inside } = projectPage.price;
  const price = projectPrice(project);
  return (
    <Section id={id} title={title} folded={price ? inside : investmentText(project)}>
      <Stack maw="42rem">
        {price && <BarChart chart={price.chart} />}
        {project.investmentNote && <UnbrokenText text={project.investmentNote} />}
        {price && <UnbrokenText size="sm" c="dimmed" text={price.text} />}
      </Stack>
    </Section>
  );
}
