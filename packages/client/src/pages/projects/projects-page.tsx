import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { paths } from '@rebhang-solar/content/paths';
import { overviewProjects } from '@rebhang-solar/content/projects';
import { useEffect } from 'react';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { ProjectCard } from './project-card.tsx';
import classes from './projects-page.module.css';

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
      introduction={projectsPage}
      hero={<Badges badges={[projectsPage.count(overviewProjects.length), projectsPage.period]} />}
    >
      <Section
        id="anlagen"
        title={projectsPage.listTitle}
        intro={projectsPage.note}
        heading="above"
      >
        <ul className={classes.grid}>
          {overviewProjects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
          <li className={classes.more}>
            <h3>{projectsPage.more.title}</h3>
            <p>{projectsPage.more.text}</p>
          </li>
        </ul>
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
