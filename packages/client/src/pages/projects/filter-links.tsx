import { Button, Group, Text } from '@mantine/core';
import { haustyp } from '@rebhang-solar/content/choices';
import { projectKinds } from '@rebhang-solar/content/company/projects';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { formatProjectFilter, type ProjectFilter } from '@rebhang-solar/content/project-filter';
import { Link } from 'react-router-dom';

const { filter: copy } = projectsPage;

/** The filter as links: each leads to an address of its own, which the server answers too. */
export function FilterLinks({ filter }: { filter: ProjectFilter }) {
  return (
    <nav aria-label={copy.label}>
      <Choices
        title={copy.kind}
        choices={[undefined, ...projectKinds].map((kind) => ({
          label: kind ? haustyp[kind] : copy.everyKind,
          to: { ...filter, kind },
          chosen: filter.kind === kind,
        }))}
      />
      <Choices
        title={copy.storage}
        choices={[false, true].map((withStorage) => ({
          label: withStorage ? copy.withStorage : copy.anyStorage,
          to: { ...filter, withStorage },
          chosen: Boolean(filter.withStorage) === withStorage,
        }))}
      />
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
  return (
    <Group gap="xs" mb="xs">
      <Text fz="compact" fw={650} miw="5rem">
        {title}
      </Text>
      <Group component="ul" gap="xs">
        {choices.map(({ label, to, chosen }) => (
          <li key={label}>
            <Button
              component={Link}
              to={filterAddress(to)}
              state={{ keepsFocus: true }}
              aria-current={chosen || undefined}
              variant={chosen ? 'filled' : 'outline'}
              color="slate"
              radius="sm"
              mih="2.75rem"
              py="0.4rem"
              px="sm"
              fz="compact"
            >
              {label}
            </Button>
          </li>
        ))}
      </Group>
    </Group>
  );
}

/** Relative to the overview: its query, and its list, which a browser without our script jumps to. */
export function filterAddress(filter: ProjectFilter): { search: string; hash: string } {
  return { search: formatProjectFilter(filter), hash: projectsPage.listId };
}
