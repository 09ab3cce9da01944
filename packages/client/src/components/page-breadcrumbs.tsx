import { Anchor, Box, Breadcrumbs, Text } from '@mantine/core';
import { shell } from '@rebhang-solar/content/pages/shell';
import { Link, useMatches } from 'react-router-dom';
import { breadcrumbTrail, headOf } from '../head/page-head.ts';

/**
 * Links from the home page down to a page that has a parent, as in its structured data. `oneLine`: the name
 * of the page itself is cut off, where the heading right below says it.
 */
export function PageBreadcrumbs({ oneLine = false }: { oneLine?: boolean }) {
  const way = breadcrumbTrail(headOf(useMatches()));
  return (
    <Box component="nav" maw="100%" aria-label={shell.breadcrumbs} className="screen-only">
      <Breadcrumbs
        separator={<span aria-hidden="true">›</span>}
        style={oneLine ? { flexWrap: 'nowrap' } : undefined}
      >
        {way.map(({ title, path }, index) =>
          index < way.length - 1 ? (
            <Anchor key={path} component={Link} to={path} fz="sm" py="0.3rem">
              {title}
            </Anchor>
          ) : (
            <Text
              key={path}
              component="span"
              fz="sm"
              c="dimmed"
              truncate
              maw="100%"
              aria-current="page"
            >
              {title}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </Box>
  );
}
