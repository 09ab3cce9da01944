import { Button, Text } from '@mantine/core';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import {
  filterChoices,
  formatProjectFilter,
  type ProjectFilter,
} from '@rebhang-solar/content/project-filter';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './filter-links.module.css';

const { filter: copy } = projectsPage;

const { kinds, byStorage } = filterChoices();

/**
 * The filter, which looks as `ChooseOne` does. Links: each leads to an address of its own, which the server answers too.
 */
export function FilterLinks({ filter }: { filter: ProjectFilter }) {
  if (kinds.length === 0 && !byStorage) return null;
  return (
    <nav aria-label={copy.label} className={classes.filter}>
      {kinds.length > 0 && (
        <Choices
          title={copy.kind}
          choices={[undefined, ...kinds].map((kind) => ({
            label: kind ? copy.kinds[kind] : copy.every,
            to: { ...filter, kind },
            chosen: filter.kind === kind,
          }))}
        />
      )}
      {byStorage && (
        <Choices
          title={copy.storage}
          choices={[false, true].map((withStorage) => ({
            label: withStorage ? copy.withStorage : copy.every,
            to: { ...filter, withStorage },
            chosen: Boolean(filter.withStorage) === withStorage,
          }))}
        />
      )}
    </nav>
  );
}

function Choices({
  title,
  choices,
}: {
  title: string;
  choices: readonly { label: string; to: ProjectFilter; chosen: boolean }[];
}) {
  const id = useId();
  return (
    <div className={classes.group}>
      <Text id={id} fz="compact" fw={650} className={classes.title}>
        {title}
      </Text>
      <ul className={classes.choices} aria-labelledby={id}>
        {choices.map(({ label, to, chosen }) => (
          <li key={label}>
            <Button
              component={Link}
              to={filterAddress(to)}
              state={{ keepsFocus: true }}
              aria-current={chosen || undefined}
              variant={chosen ? 'filled' : 'outline'}
              color="slate"
              radius={chosen ? 'cut' : 'xs'}
              bg={chosen ? undefined : 'white'}
              bd={chosen ? undefined : '1.5px solid slate.4'}
              mih="2.875rem"
              py="0.3rem"
              px="0.6rem"
              fz="compact"
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Relative to the overview: its query, and its list, which a browser without our script jumps to. */
export function filterAddress(filter: ProjectFilter): { search: string; hash: string } {
  return { search: formatProjectFilter(filter), hash: projectsPage.listId };
}
