import classes from './badges.module.css';

/** A few words each that place the page: a town, a year, a promise. */
export function Badges({ label, badges }: { label?: string; badges: readonly string[] }) {
  return (
    <ul className={classes.badges} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  );
}
