import { company } from '@rebhang-solar/content/company';
import classes from './logo.module.css';

/** The mark: rows on a slope, as of vines or of modules, and the sun above them; beside it the name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={classes.field} d="M0 0h40v40H0z" />
        <circle className={classes.sun} cx="29" cy="11" r="5.5" />
        <path className={classes.rows} d="m3 21 12-8 22 14M3 28.5l12-8L33 32M3 36l12-8 11 7" />
      </svg>
      <span className={classes.name}>{company.shortName}</span>
    </span>
  );
}
