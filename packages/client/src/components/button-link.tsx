import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from '../styles/button.module.css';

type ButtonLinkProps = {
  /** A path of the site; anything with a scheme (`tel:`, `https:`) is a plain link. */
  to: string;
  variant?: 'filled' | 'outline';
  children: ReactNode;
};

/** A link that looks like a button: it leads on to what the visitor most likely wants next. */
export function ButtonLink({ to, variant = 'filled', children }: ButtonLinkProps) {
  const props = { className: classes.root, 'data-variant': variant };
  return /^[a-z]+:/.test(to) ? (
    <a href={to} {...props}>
      {children}
    </a>
  ) : (
    <Link to={to} {...props}>
      {children}
    </Link>
  );
}
