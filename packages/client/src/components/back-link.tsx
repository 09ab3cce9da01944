import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

type BackLinkProps = { to: string; direction?: 'back' | 'up'; children: ReactNode };

/** A link back to where the visitor probably came from, or up to the top of a long page. */
export function BackLink({ to, direction = 'back', children }: BackLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      fz="compact"
      fw={600}
      className={`${classes.link} screen-only`}
      data-direction={direction}
    >
      {children}
    </Anchor>
  );
}
