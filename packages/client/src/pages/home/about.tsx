import { home } from '@rebhang-solar/content/pages/home';
import classes from './about.module.css';
import { ServiceAreaMap } from './service-area-map.tsx';

const { about } = home;

export function About() {
  return (
    <section id="ueber-uns" className={classes.about} aria-labelledby="ueber-uns-titel">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2 id="ueber-uns-titel">{about.title}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ServiceAreaMap />
      </div>
    </section>
  );
}
