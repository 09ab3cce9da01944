import { Menu, UnstyledButton } from '@mantine/core';
import { type DeskFilter, deskFilters, deskList } from '@rebhang-solar/content/desk-words';
import { Link } from 'react-router-dom';
import { useSession } from '../layout/signed-in.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import type { RouterOutputs } from '../trpc.tsx';
import classes from './filters.module.css';
import { addressOf, views } from './list-address.ts';

type Counts = RouterOutputs['requests']['counts'];

const all = ['offen', 'neu', 'uebernommen', 'wartet', 'erledigt', 'verdacht'] as const;
const onPhones = ['offen', 'neu', 'wartet'] as const;
const behindMore = ['uebernommen', 'erledigt', 'verdacht', 'spam'] as const;

/** The lists as links: each has an address of its own. */
export function Filters({
  chosen,
  counts,
}: {
  /** Undefined: the list of a colleague. */
  chosen: DeskFilter | undefined;
  counts: Counts | undefined;
}) {
  const { user } = useSession();
  const others = counts?.holders.filter((name) => name !== user.name) ?? [];
  const isNarrow = useIsNarrow();
  const behind: readonly DeskFilter[] = isNarrow ? behindMore : ['spam'];
  const link = (filter: DeskFilter) => (
    <Link
      key={filter}
      to={addressOf({ filter })}
      state={{ keepsFocus: true }}
      className={classes.filter}
      aria-current={filter === chosen ? 'page' : undefined}
    >
      {deskFilters[filter]} <span className={classes.count}>{counts?.[views[filter]]}</span>
    </Link>
  );
  return (
    <nav className={classes.filters} aria-label={deskList.filters}>
      <div className={classes.joined}>
        {(isNarrow ? onPhones : all).map(link)}
        <Menu>
          <Menu.Target>
            <UnstyledButton
              className={classes.filter}
              aria-current={!chosen || behind.includes(chosen) || undefined}
            >
              {deskList.more}
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {behind.map((filter) => (
              <Menu.Item key={filter} component={Link} to={addressOf({ filter })}>
                {deskFilters[filter]} {counts?.[views[filter]]}
              </Menu.Item>
            ))}
            {others.length > 0 && <Menu.Divider />}
            {others.map((name) => (
              <Menu.Item key={name} component={Link} to={addressOf({ holder: name })}>
                {deskList.of(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      {!isNarrow && <div className={classes.joined}>{link('bei-mir')}</div>}
    </nav>
  );
}
