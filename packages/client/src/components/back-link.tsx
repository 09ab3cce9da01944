import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

/** The way back to where the visitor probably came from, above the heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${classes.link} screen-only`}>
      {children}
    </Link>
  );
}
