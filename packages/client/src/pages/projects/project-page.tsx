import { Box, Text } from '@mantine/core';
import type { ProjectId } from '@rebhang-solar/content/company/project-ids';
import { type Project, projectBeside, projects } from '@rebhang-solar/content/company/projects';
import { projectPage } from '@rebhang-solar/content/pages/projects';
import { homeSectionPath, paths, projectPath } from '@rebhang-solar/content/paths';
import type { RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Badges } from '../../components/badges.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { Facts } from '../../components/facts.tsx';
import { Nameplate } from '../../components/nameplate.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { WayHere } from '../../components/way-here.tsx';
import type { RouteHandle } from '../../head/page-head.ts';

/** The page of one project and its head. */
export function projectRoute(id: ProjectId): Pick<RouteObject, 'Component' | 'handle'> {
  const project = projects[id];
  const handle: RouteHandle = {
    head: {
      title: project.title,
      description: `${project.description} ${project.projectSize}, ${project.yield} im Jahr.`,
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
      before={<WayHere />}
      hero={
        <>
          <Badges
            label={projectPage.badges}
            badges={[project.location, String(project.year), project.projectSize]}
          />
          <ButtonRow calls={[{ label: projectPage.consultation, to: paths.consultation }]} />
        </>
      }
      aside={<Picture name={project.image} sizes="(min-width: 64em) 30rem, 92vw" priority />}
    >
      <Section id="zahlen" title={projectPage.keyFigures} intro={projectPage.note} heading="above">
        <Nameplate
          entries={[
            { label: projectPage.projectSize, value: project.projectSize },
            { label: projectPage.yield, value: project.yield },
            { label: projectPage.investment, value: project.investment },
            { label: projectPage.savings, value: project.savings },
          ]}
        />
      </Section>
      <Section id="beschreibung" title={projectPage.description}>
        <Blocks
          blocks={project.detailedDescription.map((text) => ({ type: 'text' as const, text }))}
        />
        {project.additionalImages.map((image) => (
          <Box key={image} mt="md">
            <Picture name={image} sizes="(min-width: 64em) 48rem, 92vw" />
          </Box>
        ))}
      </Section>
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
        calls={[{ label: projectPage.consultation, to: paths.consultation }]}
      />
    </PageFrame>
  );
}

function Neighbour({ project, place }: { project: Project; place: string }) {
  return (
    <ProjectCard project={project} place={place} sizes="(min-width: 64em) 37rem, 92vw">
      <Text fz="compact" fw={650}>
        {project.projectSize}, {project.yield}
      </Text>
    </ProjectCard>
  );
}
