import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './steps.module.css';

/** The three steps that the heading promises. */
export function Steps() {
  return (
    <ol className={classes.steps} aria-label={consultationPage.stepsLabel}>
      {consultationPage.steps.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <p className={classes.title}>{title}</p>
          <p className={classes.text}>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
