import '../theme/windows.css';
import { Button, Checkbox, Kbd, Text, Title } from '@mantine/core';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { desk, deskList } from '@rebhang-solar/content/desk-words';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KeyHints } from '../layout/key-hints.tsx';
import { LoadFailure } from '../layout/load-failure.tsx';
import { useSearch } from '../layout/search.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { useNow } from '../use-now.ts';
import classes from './request-list.module.css';
import { RequestRows } from './request-rows.tsx';
import { useFound } from './use-requests.ts';
import { useRowKeys } from './use-row-keys.ts';

const { search: copy } = deskList;

/** What a search has found, in the place of the list. */
export default function FoundRequests({ search }: { search: string }) {
  const now = useNow();
  const [withSpam, setWithSpam] = useState(false);
  const found = useFound(search, withSpam);
  const { close } = useSearch();
  const isNarrow = useIsNarrow();
  useRowKeys();
  const { items } = found;
  const isNothing = items?.length === 0 && !found.isPlaceholderData;
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <Title order={1}>
          <span role="status">
            {isNothing ? copy.nothing(search) : copy.hits(items?.length ?? 0)}
            {found.hasNextPage && '+'}
          </span>
        </Title>
        <Text c="dimmed" flex="1 1 18rem">
          {copy.hint}
        </Text>
        <Checkbox
          label={copy.spamToo}
          checked={withSpam}
          onChange={({ currentTarget }) => setWithSpam(currentTarget.checked)}
        />
        <Button variant="default" onClick={close}>
          {copy.close}
          {!isNarrow && (
            <Kbd ms="0.5rem" aria-hidden="true">
              Esc
            </Kbd>
          )}
        </Button>
      </div>
      {isNothing && (
        <Button
          component={Link}
          to={deskPaths.enter}
          variant="default"
          m="1rem clamp(1rem, 2.3vw, 2rem)"
          w="fit-content"
        >
          {desk.enter}
        </Button>
      )}
      {found.isError && !found.data && <LoadFailure retry={found.refetch} />}
      {items && items.length > 0 && (
        <div className={classes.rows} data-old={found.isPlaceholderData || undefined}>
          <RequestRows
            groups={[{ key: 'found', title: '', isOverdue: false, items }]}
            now={now}
            isByTime={false}
            isFound
          />
          {found.hasNextPage && (
            <Button
              variant="default"
              m="1.25rem auto"
              display="flex"
              loading={found.isFetchingNextPage}
              onClick={() => found.fetchNextPage()}
            >
              {deskList.loadMore}
            </Button>
          )}
        </div>
      )}
      <footer className={classes.foot}>
        <KeyHints />
      </footer>
    </div>
  );
}
