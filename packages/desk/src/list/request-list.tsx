import { Button, Title } from '@mantine/core';
import { berlinTime } from '@rebhang-solar/content/berlin-clock';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { desk, deskFilters, deskList, deskMails } from '@rebhang-solar/content/desk-words';
import { Link, useNavigate } from 'react-router-dom';
import { KeyHints } from '../layout/key-hints.tsx';
import { LoadFailure } from '../layout/load-failure.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { useNow } from '../use-now.ts';
import { Arrivals, useHeldBack } from './arrivals.tsx';
import { EmptyList } from './empty-list.tsx';
import { Filters } from './filters.tsx';
import { groupsOf } from './groups.ts';
import { addressOf, type ListAddress, views } from './list-address.ts';
import classes from './request-list.module.css';
import { RequestRows } from './request-rows.tsx';
import { TakeAll } from './take-all.tsx';
import { useCounts, useList } from './use-requests.ts';
import { useRowKeys } from './use-row-keys.ts';

/** One of the lists, which looks for new requests by itself. */
export function RequestList({ address }: { address: ListAddress }) {
  const { filter, holder, pages } = address;
  const now = useNow();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { data: counts } = useCounts();
  const list = useList(address);
  const unfolded = `${filter} ${holder} ${list.data?.pages.length}`;
  const { shown, held, release, area } = useHeldBack(list.items, unfolded);
  useRowKeys();

  const isByTime = filter !== 'erledigt' && filter !== 'spam';
  const groups = isByTime
    ? groupsOf(shown, now)
    : [{ key: filter, title: deskFilters[filter], isOverdue: false, items: shown }];

  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <Title order={1}>
          {holder ? (
            deskList.of(holder)
          ) : filter === 'offen' ? (
            <>
              {deskList.open(counts?.open ?? 0)}
              {counts !== undefined && counts.overdue > 0 && (
                <>
                  , <span className={classes.late}>{deskList.overdue(counts.overdue)}</span>
                </>
              )}
            </>
          ) : (
            deskFilters[filter]
          )}
        </Title>
        {isNarrow && (
          <Link to={deskPaths.enter} className={classes.enter}>
            {desk.enter}
          </Link>
        )}
        <Filters chosen={holder ? undefined : filter} counts={counts} />
        {holder && shown.length > 0 && <TakeAll items={shown} />}
        <p className={classes.updated} data-stale={list.isError || undefined}>
          {list.isError
            ? deskList.stale(berlinTime(new Date(list.dataUpdatedAt)))
            : deskList.updated(berlinTime(now))}
        </p>
      </div>
      {counts !== undefined && counts.mailsGivenUp > 0 && (
        <p className={classes.notice}>
          <b>{deskMails.notice(counts.mailsGivenUp)}</b>{' '}
          <Link to={deskPaths.mails}>{deskMails.look}</Link>
        </p>
      )}
      {list.isError && !list.data && <LoadFailure retry={list.refetch} />}
      {list.items && (
        <div ref={area} className={classes.rows} data-old={list.isPlaceholderData || undefined}>
          {shown.length > 0 ? (
            <RequestRows groups={groups} now={now} isByTime={isByTime} />
          ) : filter === 'offen' && !holder && counts ? (
            <EmptyList counts={counts} />
          ) : (
            <p className={classes.none}>{deskList.none}</p>
          )}
          {list.hasNextPage && (
            <Button
              variant="default"
              m="1.25rem auto"
              display="flex"
              loading={list.isFetchingNextPage}
              onClick={() =>
                navigate(addressOf({ filter, holder, pages: pages + 1 }), {
                  replace: true,
                  state: { keepsFocus: true },
                  preventScrollReset: true,
                })
              }
            >
              {deskList.loadMore}
            </Button>
          )}
        </div>
      )}
      <footer className={classes.foot}>
        <KeyHints />
        <Arrivals held={held} release={release} now={now} items={list.items} />
        {counts && !holder && <p>{deskList.shown(shown.length, counts[views[filter]])}</p>}
      </footer>
    </div>
  );
}
