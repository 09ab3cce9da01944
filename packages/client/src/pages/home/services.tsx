import { home } from '@rebhang-solar/content/pages/home';
import { paths } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './services.module.css';

const { services } = home;

/** Four cards in the order in which a customer meets them, on wide screens up the slope. */
export function Services() {
  return (
    <section id="leistungen" className={classes.services} aria-labelledby="leistungen-titel">
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id="leistungen-titel">{services.title}</h2>
          <p>{services.intro}</p>
        </div>
        <ol className={classes.cards}>
          {services.cards.map((card) => (
            <li key={card.title} className={classes.card}>
              <h3>{card.title}</h3>
              <p>
                <Unbroken text={card.text} />
              </p>
              <ul className={classes.items}>
                {card.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              {'more' in card && (
                <p className={classes.more}>
                  <Link to={card.more.to}>{card.more.label}</Link>
                </p>
              )}
            </li>
          ))}
        </ol>
        <div className={classes.closing}>
          <p>{services.closing}</p>
          <ButtonLink to={paths.consultation}>{services.call}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
