import { desk } from '@rebhang-solar/content/desk-words';
import classes from './head.module.css';
import { Mark } from './mark.tsx';

/** The mark and what this is. */
export function Head() {
  return (
    <span className={classes.head}>
      <Mark size="2rem" />
      <span>
        <b>{desk.title}</b> <span className={classes.firm}>{desk.firm}</span>
      </span>
    </span>
  );
}
