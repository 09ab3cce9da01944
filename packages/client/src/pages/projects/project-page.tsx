import { Box, Container, Text, VisuallyHidden } from '@mantine/core';
import type { ProjectId } from '@rebhang-solar/content/company/project-ids';
import {
  investmentText,
  kWh,
  type Project,
  projectBeside,
  projects,
} from '@rebhang-solar/content/company/projects';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { projectPage } from '@rebhang-solar/content/pages/projects';
import { homeSectionPath, paths, projectPath } from '@rebhang-solar/content/paths';
import type { ProjectYield } from '@rebhang-solar/content/project-yield';
import { euro, formatNumber, monthNames } from '@rebhang-solar/content/typography';
import type { RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Badges } from '../../components/badges.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { StackedColumns } from '../../components/drawings/stacked-columns.tsx';
import { Facts } from '../../components/facts.tsx';
import { Nameplate } from '../../components/nameplate.tsx';
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { RouteHandle } from '../../head/page-head.ts';

/** Put in by the build (vite.config.ts). */
declare const PROJECT_YIELDS: Record<ProjectId, ProjectYield>;

/** Pictures take the whole width of the page. */
const wholePage = '(min-width: 80em) 75rem, 92vw';

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
  return (
    <PageFrame
      proof
      introduction={{ heading: project.title, lead: project.description }}
      before={<PageBreadcrumbs />}
      hero={
        <>
          <Badges
            label={projectPage.badges}
            badges={[project.location, String(project.year), project.projectSize]}
          />
          <ButtonRow calls={[{ label: projectPage.consultation, to: paths.consultation }]} />
        </>
      }
    >
      <Container>
        <Picture name={project.image} sizes={wholePage} priority described />
      </Container>
      <Section id="zahlen" title={projectPage.keyFigures} intro={projectPage.note} heading="above">
        <Nameplate
          entries={[
            { label: projectPage.projectSize, value: project.projectSize },
            { label: projectPage.yield, value: kWh(project.yield) },
            { label: projectPage.investment, value: investmentText(project) },
            { label: projectPage.savings, value: euro(project.savings) },
          ]}
        />
        {project.investmentNote && (
          <Text mt="sm" maw="46rem">
            <Unbroken text={project.investmentNote} />
          </Text>
        )}
      </Section>
      <Section id="beschreibung" title={projectPage.description}>
        <Blocks
          blocks={project.detailedDescription.map((text) => ({ type: 'text' as const, text }))}
        />
      </Section>
      {project.additionalImages.map((image) => (
        <Container key={image}>
          <Picture name={image} sizes={wholePage} described />
        </Container>
      ))}
      <Section id="besonderheiten" title={projectPage.features}>
        <Blocks blocks={[{ type: 'list', items: project.features }]} />
      </Section>
      <Section id="technik" title={projectPage.technicalSpecs} tone="deep">
        <Facts
          withDivider
          labelWidth="8rem"
          facts={specs.map(([label, value]) => [label, <Unbroken key={label} text={value} />])}
        />
      </Section>
      <Months {...PROJECT_YIELDS[project.id]} />
      <Section id="weitere" title={projectPage.others} heading="above" className="screen-only">
        <Columns min="18rem">
          <Neighbour project={projectBeside(project.id, -1)} place={projectPage.previous} />
          <Neighbour project={projectBeside(project.id, 1)} place={projectPage.next} />
        </Columns>
        <Box mt="md">
          <BackLink to={homeSectionPath('projekte')}>{projectPage.back}</BackLink>
        </Box>
      </Section>
      <Closing
        text={projectPage.closing}
        calls={[{ label: projectPage.similar, to: likeThis(project) }]}
      />
    </PageFrame>
  );
}

/** The consultation form, whose message begins with this project. */
function likeThis({ title }: Project): string {
  const message = new URLSearchParams({ message: projectPage.like(title) });
  return `${paths.consultation}?${message}#${consultationPage.form.id}`;
}

/** What each month brings by the model, as columns; for screen readers as a table. */
function Months({ months, assumptions }: ProjectYield) {
  const { title, drawing, extremes, columns } = projectPage.months;
  const named = (value: number) => `${monthNames[months.indexOf(value)]} (${kWh(value)})`;
  return (
    <Section id="monate" title={title} intro={<Unbroken text={assumptions} />}>
      <figure>
        <Text component="figcaption" fw={650} mb="xs">
          {drawing}
        </Text>
        <StackedColumns
          title={drawing}
          description={extremes(named(Math.min(...months)), named(Math.max(...months)))}
          series={[{ mark: 'direct', values: months }]}
          labels={monthNames.map(([letter = '']) => letter)}
          unit="kWh"
        />
        <VisuallyHidden component="div">
          {/* With room of its own: what cannot be seen must not scroll either. */}
          <Box w="40rem">
            <DataTable
              caption={drawing}
              head={columns}
              rows={months.map((value, month) => [monthNames[month] ?? '', formatNumber(value)])}
            />
          </Box>
        </VisuallyHidden>
      </figure>
    </Section>
  );
}

function Neighbour({ project, place }: { project: Project; place: string }) {
  return (
    <ProjectCard project={project} place={place} sizes="(min-width: 64em) 37rem, 92vw">
      <Text fz="compact" fw={650}>
        {project.projectSize}, {kWh(project.yield)}
      </Text>
    </ProjectCard>
  );
}
