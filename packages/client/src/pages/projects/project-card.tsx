import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { projectPath } from '@rebhang-solar/content/paths';
import type { Project } from '@rebhang-solar/content/projects';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/picture.tsx';
import classes from './project-card.module.css';

/** A project in the overview. The whole card leads to the project, its title is the link that is read out. */
export function ProjectCard({ project }: { project: Project }) {
  return (
    <article className={classes.card}>
      <Picture name={project.image} sizes="(min-width: 64em) 37rem, (min-width: 48em) 46vw, 92vw" />
      <div className={classes.words}>
        <p className={classes.place}>
          {project.location}, {project.year}
        </p>
        <h3>
          <Link className={classes.link} to={projectPath(project.id)}>
            {project.title}
          </Link>
        </h3>
        <p className={classes.description}>{project.description}</p>
        <dl className={classes.figures}>
          <div>
            <dt>{projectsPage.size}</dt>
            <dd>{project.projectSize}</dd>
          </div>
          <div>
            <dt>{projectsPage.yield}</dt>
            <dd>{project.yield}</dd>
          </div>
          <div>
            <dt>{projectsPage.savings}</dt>
            <dd>{project.savings}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
