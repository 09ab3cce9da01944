import { home } from '@rebhang-solar/content/pages/home';
import { paths, projectPath } from '@rebhang-solar/content/paths';
import { homeProjects, type ProjectCard } from '@rebhang-solar/content/projects';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import classes from './projects.module.css';

const { projects } = home;

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
        {homeProjects.map((project) => (
          <Card key={project.id} project={project} />
        ))}
      </ul>
      <div className={classes.more}>
        <ButtonLink to={paths.projects} variant="outline">
          {projects.call}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Card({ project }: { project: ProjectCard }) {
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Picture
          name={project.image}
          sizes="(min-width: 64em) 40vw, (min-width: 40em) 46vw, 92vw"
        />
      </div>
      <div className={classes.words}>
        <h3>
          <Link className={classes.link} to={projectPath(project.id)}>
            {project.title}
          </Link>
        </h3>
        <p>{project.description}</p>
        <ul className={classes.specs}>
          {project.specs.split('|').map((spec) => (
            <li key={spec}>{spec.trim()}</li>
          ))}
        </ul>
        <p className={classes.yield}>
          <span>{projects.yield}</span> {project.yield}
          <span className={classes.year}>{project.year}</span>
        </p>
      </div>
    </li>
  );
}
