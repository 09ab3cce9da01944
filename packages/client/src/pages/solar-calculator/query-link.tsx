import { Anchor } from '@mantine/core';
import { formatQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { paths } from '@rebhang-solar/content/paths';
import type { MouseEvent, ReactNode } from 'react';

type QueryLinkProps = {
  to: Query;
  onQuery: (query: Query) => void;
  isCurrent: boolean;
  children: ReactNode;
};

/** A link to the answer of another query: works without our script, and with it the page stays where it is. */
export function QueryLink({ to, onQuery, isCurrent, children }: QueryLinkProps) {
  return (
    <Anchor
      href={`${paths.solarCalculator}?${formatQuery(to)}#ergebnis`}
      // Not for search engines: there are more of these addresses than houses.
      rel="nofollow"
      inherit
      fw={600}
      aria-current={isCurrent || undefined}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onQuery(to);
      }}
    >
      {children}
    </Anchor>
  );
}
