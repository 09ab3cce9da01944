import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './benefits.module.css';

const { benefits } = consultationPage;

export function Benefits() {
  return (
    <section className={classes.benefits} aria-labelledby="vorteile-titel">
      <h2 id="vorteile-titel">{benefits.title}</h2>
      <ul className={classes.cards}>
        {benefits.cards.map(({ title, text }) => (
          <li key={title} className={classes.card}>
            <h3>{title}</h3>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
