import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type ButtonLinkProps = {
  /** A path of the site; anything with a scheme (`tel:`, `https:`) is a plain link. */
  to: string;
  variant?: 'filled' | 'outline';
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return /^[a-z]+:/.test(to) ? (
    <Button component="a" href={to} variant={variant}>
      {children}
    </Button>
  ) : (
    <Button component={Link} to={to} variant={variant}>
      {children}
    </Button>
  );
}
