import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './service-plan.module.css';

const { services } = maintenancePage;

/** The four services, each led by how often it is due. */
export function ServicePlan() {
  return (
    <Section id={services.id} title={services.title} intro={services.intro} heading="above">
      <ul className={classes.plan}>
        {services.cards.map(({ title, interval, per, text }) => (
          <li key={title} className={classes.card}>
            <h3>{title}</h3>
            <p className={classes.interval}>
              <span className={classes.often}>{interval}</span> {per}
            </p>
            <p className={classes.text}>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
