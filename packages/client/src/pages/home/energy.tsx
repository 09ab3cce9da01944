import { home } from '@rebhang-solar/content/pages/home';
import { Picture } from '../../components/picture.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './energy.module.css';

const { energy } = home;

export function Energy() {
  return (
    <section className={classes.energy} aria-labelledby="erneuerbare-energie-titel">
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id="erneuerbare-energie-titel">{energy.title}</h2>
          <p>{energy.intro}</p>
        </div>
        <div className={classes.picture}>
          <Picture name="module-nah" sizes="(min-width: 64em) 42vw, 100vw" />
        </div>
        <ul className={classes.statements}>
          {energy.statements.map(({ title, figure, text }) => (
            <li key={title} className={classes.statement}>
              <h3>{title}</h3>
              <p className={classes.figure}>
                <Unbroken text={figure} />
              </p>
              <p className={classes.text}>
                <Unbroken text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
