import { shell } from '@rebhang-solar/content/pages/shell';
import classes from './root.module.css';

/** The first link of each page, seen once it has the focus. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#inhalt">
      {shell.skipLink}
    </a>
  );
}
