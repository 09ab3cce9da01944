import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './benefits.module.css';

const { benefits } = maintenancePage;

export function Benefits() {
  return (
    <Section id={benefits.id} title={benefits.title} tone="deep">
      <ul className={classes.benefits}>
        {benefits.cards.map((card) => (
          <li key={card.title} className={classes.benefit}>
            <h3>{card.title}</h3>
            {'figure' in card && <p className={classes.figure}>{card.figure}</p>}
            <p>
              <Unbroken text={card.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
