import { AppShell, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { deskPaths, requestPath } from '@rebhang-solar/content/desk-paths';
import { desk } from '@rebhang-solar/content/desk-words';
import { lazy, Suspense, useEffect, useRef } from 'react';
import {
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatch,
  useNavigate,
} from 'react-router-dom';
import { useKeys } from '../keys.ts';
import { addressOf, readAddress } from '../list/list-address.ts';
import { useCounts } from '../list/use-requests.ts';
import { Head } from './head.tsx';
import { SearchField, SearchProvider, useSearch } from './search.tsx';
import { SessionMenu } from './session-menu.tsx';
import classes from './shell.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

const KeyHelp = lazy(() => import('./key-help.tsx'));

/** Header, page, and on a phone the pages at its foot. */
export function Shell() {
  return (
    <SearchProvider>
      <Frame />
    </SearchProvider>
  );
}

function Frame() {
  const main = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const { field, isOpened: isSearching, open: openSearch } = useSearch();
  const [isHelpOpened, help] = useDisclosure(false);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isRequest = useMatch(requestPath(':reference')) !== null;

  useKeys({
    '/': openSearch,
    '?': help.open,
    l: () => navigate(deskPaths.list),
  });

  // A screen reader begins a new page at its top; rows and fields that are gone to keep their focus.
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the page
  useEffect(() => {
    if (first.current) first.current = false;
    else if (state?.keepsFocus !== true && document.activeElement !== field.current) {
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <AppShell header={{ height: '3.5rem' }} padding={0} withBorder={false} transitionDuration={0}>
      <a className={classes.skip} href="#inhalt">
        {desk.skip}
      </a>
      <AppShell.Header className={classes.header} data-tone="slate">
        {!(isNarrow && isSearching) && (
          <Link to={deskPaths.list} className={classes.home}>
            <Head />
          </Link>
        )}
        {!isNarrow && <Pages className={classes.pages} />}
        <div className={classes.right}>
          {(!isNarrow || isSearching) && <SearchField />}
          <SessionMenu openKeys={help.open} />
        </div>
      </AppShell.Header>
      <AppShell.Main className={classes.main} id="inhalt" tabIndex={-1} ref={main}>
        <Outlet />
        {/* The list is as it was left. */}
        <ScrollRestoration />
        {isHelpOpened && (
          <Suspense>
            <KeyHelp close={help.close} />
          </Suspense>
        )}
      </AppShell.Main>
      {isNarrow && !isRequest && <Pages className={classes.tabs} isOnPhone />}
      <section aria-label={desk.notifications} data-unprinted>
        <Notifications
          position="bottom-center"
          limit={1}
          autoClose={10_000}
          transitionDuration={0}
          classNames={{ root: classes.toasts }}
        />
      </section>
    </AppShell>
  );
}

function Pages({ className, isOnPhone = false }: { className?: string; isOnPhone?: boolean }) {
  const { data: counts } = useCounts();
  const { pathname, search } = useLocation();
  const { open } = useSearch();
  const isMine = isOnPhone && readAddress(search).filter === 'bei-mir';
  const isList = pathname === deskPaths.list;
  // A request stands below the list.
  const isRequest = useMatch(requestPath(':reference')) !== null;
  return (
    <nav aria-label={desk.pages.label} className={className}>
      <Link to={deskPaths.list} aria-current={isList && !isMine ? 'page' : isRequest || undefined}>
        {desk.pages.list}
      </Link>
      {isOnPhone && (
        <>
          <Link
            to={addressOf({ filter: 'bei-mir' })}
            aria-current={isList && isMine ? 'page' : undefined}
          >
            {desk.pages.mine} {counts?.mine || ''}
          </Link>
          <UnstyledButton onClick={open}>{desk.pages.search}</UnstyledButton>
        </>
      )}
      <NavLink to={deskPaths.week}>{desk.pages.week}</NavLink>
      {!isOnPhone && <NavLink to={deskPaths.enter}>{desk.enter}</NavLink>}
    </nav>
  );
}
