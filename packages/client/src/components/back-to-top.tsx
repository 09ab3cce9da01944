import { pageTop } from '@rebhang-solar/content/pages/page-top';
import { Link } from 'react-router-dom';
import classes from './back-to-top.module.css';

/** The way up from the end of a section of a long page. */
export function BackToTop() {
  return (
    <Link to={pageTop.to} className={`${classes.link} screen-only`}>
      {pageTop.label}
    </Link>
  );
}
