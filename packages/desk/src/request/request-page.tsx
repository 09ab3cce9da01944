import '../theme/windows.css';
import { Alert, Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { desk, deskFailures, deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { isOpen } from '@rebhang-solar/server/status/place-of';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useNoteDraft } from '../drafts.ts';
import { useKeys } from '../keys.ts';
import { LoadFailure } from '../layout/load-failure.tsx';
import { useSession } from '../layout/signed-in.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { markOpened } from '../list/just-arrived.ts';
import { lastList } from '../list/list-address.ts';
import { type RequestItem, useCounts, useList } from '../list/use-requests.ts';
import { formatDue, nextOf } from '../times.ts';
import { showToast } from '../toast.tsx';
import { codeOf, isOutdated, trpc } from '../trpc.tsx';
import { useNow } from '../use-now.ts';
import { Actions } from './actions.tsx';
import { Asked, type AskedAbout } from './asked.tsx';
import { Changed } from './changed.tsx';
import type { Details } from './details.ts';
import { EraseQuestion } from './erase-question.tsx';
import { FactBlocks } from './fact-blocks.tsx';
import { Mails } from './mails.tsx';
import { MissingForGrid } from './missing-for-grid.tsx';
import { Note } from './note.tsx';
import { type Outcome, outcomeOf } from './outcome-of.ts';
import { OwnPage } from './own-page.tsx';
import { type PanelName, Panels } from './panels.tsx';
import { Photographs } from './photographs.tsx';
import { Plate } from './plate.tsx';
import { Rail } from './rail.tsx';
import { Related } from './related.tsx';
import classes from './request-page.module.css';
import { Timeline } from './timeline.tsx';
import { type Conflict, conflictTitle, useChange } from './use-change.tsx';

/** One request, beside the others that wait. */
export function RequestPage() {
  const { reference = '' } = useParams();
  const { data, error, refetch } = trpc.requests.get.useQuery(
    { reference },
    // Two colleagues who have it open see each other's changes.
    { refetchInterval: 15_000, placeholderData: undefined },
  );
  const { data: counts } = useCounts();
  const { items: queue = [] } = useList({ filter: 'offen', pages: 1 });
  useEffect(() => markOpened(reference), [reference]);
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.page}>
      <title>{desk.documentTitle(data?.name ?? desk.title, counts?.overdue ?? 0)}</title>
      {!isNarrow && <Rail queue={queue} current={reference} />}
      {codeOf(error) === 'NOT_FOUND' && !isOutdated(error) ? (
        <Missing reference={reference} wasThere={data?.reference === reference} />
      ) : data?.reference === reference ? (
        <Request key={reference} request={data} queue={queue} />
      ) : error ? (
        <LoadFailure retry={refetch} />
      ) : (
        <p className={classes.missing} aria-busy="true">
          {desk.loading}
        </p>
      )}
    </div>
  );
}

/** @param wasThere it stood on the screen until now: the visitor has withdrawn it, or a colleague has erased it */
function Missing({ reference, wasThere }: { reference: string; wasThere: boolean }) {
  const { remove } = useNoteDraft(reference);
  useEffect(remove, [remove]);
  return (
    <div className={classes.missing} role="status">
      <Title order={1}>{wasThere ? deskFailures.gone : deskFailures.missing}</Title>
      <Text>{wasThere ? deskFailures.goneHint : deskFailures.missingHint}</Text>
      <Link to={lastList()}>{deskRequest.toList}</Link>
    </div>
  );
}

function Request({ request, queue }: { request: Details; queue: readonly RequestItem[] }) {
  const { reference, name, kind, receivedAt, place } = request;
  const { user } = useSession();
  const now = useNow();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isNarrow = useIsNarrow();
  const note = useRef<HTMLTextAreaElement>(null);
  const [panel, setPanel] = useState<PanelName>();
  // Who was called out of the list comes here with the question.
  const [asked, setAsked] = useState<AskedAbout | undefined>(state?.asked);
  const [conflict, setConflict] = useState<Conflict>();
  const [isErasing, setErasing] = useState(false);
  const { copy } = useClipboard();
  const draft = useNoteDraft(reference);
  const act = useChange({
    onConflict: setConflict,
    draft,
    // Who was led on to the next request comes back.
    undone: () => {
      if (window.location.pathname !== requestPath(reference)) navigate(requestPath(reference));
    },
  });

  // What others have written since this colleague last did something.
  const mine = request.history.findIndex(({ by }) => by === user.name);
  const news = request.history
    .slice(0, mine < 0 ? undefined : mine)
    .filter(({ type, note }) => note && (type === 'remark' || type === 'note'));

  const { previous, next } = neighbours(queue, reference);
  const goTo = (item: RequestItem | undefined) => item && navigate(requestPath(item.reference));

  useEffect(() => {
    if (state?.atNote) note.current?.focus();
  }, [state]);

  useKeys({
    j: () => goTo(next),
    k: () => goTo(previous),
    n: () => note.current?.focus(),
    t: () => {
      if (isOpen(request) && request.holder !== user.name) act(request, { type: 'take' });
    },
  });

  /** A request that is done gives way to the next one; the toast takes it back. */
  function finish(how: Outcome) {
    const outcome = outcomeOf(request, how);
    const following = next ?? previous;
    const after = following
      ? deskRequest.toasts.next(
          following.name,
          following.moment
            ? nextOf(following.moment, following.isFollowUp, now)
            : deskList.groups.untimedShort,
        )
      : deskRequest.toasts.lastOne;
    setAsked(undefined);
    act(request, { type: 'done', outcome }, after).then((isStored) => {
      // Whoever has gone on meanwhile stays there. The address is asked, not React: it changes first,
      // and the answer can arrive before the new page stands.
      if (isStored && window.location.pathname === requestPath(reference))
        navigate(following ? requestPath(following.reference) : lastList());
    });
  }

  function copyText(text: string) {
    copy(text);
    showToast({ title: deskRequest.copied });
  }

  const actions = (
    <Actions
      request={request}
      act={act}
      finish={finish}
      open={setPanel}
      copy={copyText}
      erase={() => setErasing(true)}
      toNote={() => note.current?.focus()}
      ask={setAsked}
    />
  );
  const noteBox = <Note key={reference} reference={reference} draft={draft} field={note} />;

  return (
    <>
      <div className={classes.middle}>
        <p className={classes.line}>
          {isNarrow && (
            <Link data-unprinted to={lastList()}>
              {deskRequest.toList}
            </Link>
          )}
          <b>{formKinds[kind].name}</b>
          <span>{reference}</span>
          <UnstyledButton data-underline onClick={() => copyText(reference)}>
            {deskRequest.copyReference}
          </UnstyledButton>
          <span>{deskRequest.received(formatDue(new Date(receivedAt), now))}</span>
          {request.history.some(({ type }) => type === 'entered') && (
            <span>{deskRequest.enteredByPhone}</span>
          )}
        </p>
        <Title order={1} className={classes.name}>
          {name}
        </Title>
        {place && (
          <Text fz="1rem">
            {place} <Changed request={request} field="address" />
          </Text>
        )}
        <Plate request={request} now={now} ask={setAsked} />
        {conflict && (
          <Alert className={classes.conflict} role="alert">
            <b>{conflictTitle(conflict.faster)}</b> {deskRequest.conflict.draft}
            <Group mt="0.75rem" gap="0.5rem 1rem">
              <Button variant="default" onClick={() => setConflict(undefined)}>
                {deskRequest.conflict.leave}
              </Button>
              <UnstyledButton
                data-underline
                onClick={() => {
                  setConflict(undefined);
                  conflict.again(request.version);
                }}
              >
                {deskRequest.conflict.anyway}
              </UnstyledButton>
            </Group>
          </Alert>
        )}
        {asked && (
          <Asked
            about={asked}
            name={name}
            reached={() => {
              setAsked(undefined);
              act(request, { type: 'reached' }).then(() => note.current?.focus());
            }}
            notReached={() => {
              setAsked(undefined);
              setPanel('notReached');
            }}
            answered={() => finish('answered')}
            close={() => setAsked(undefined)}
          />
        )}
        {(request.folder === 'suspected' || request.folder === 'spam') && (
          <Alert my="0.75rem">
            <b>{deskRequest.suspected.title}</b> {request.suspicionReason}{' '}
            {request.folder === 'suspected' && deskRequest.suspected.none}
            <Group mt="0.75rem" gap="0.5rem 1rem">
              <Button
                variant="default"
                onClick={() =>
                  act(request, { type: 'notSpam', confirm: request.folder === 'suspected' })
                }
              >
                {deskRequest.actions.notSpam}
              </Button>
              {request.folder === 'suspected' && (
                <UnstyledButton data-underline onClick={() => act(request, { type: 'spam' })}>
                  {deskRequest.actions.spam}
                </UnstyledButton>
              )}
            </Group>
          </Alert>
        )}
        <Panels
          name={panel}
          close={() => setPanel(undefined)}
          request={request}
          act={act}
          draft={draft}
        >
          {actions}
        </Panels>
        {news.length > 0 && (
          <Alert title={deskRequest.news} my="0.75rem">
            {news.map(({ id, by, note }) => (
              <p key={id}>
                <b>{by || deskRequest.timeline.visitor}:</b> {note}
              </p>
            ))}
          </Alert>
        )}
        <FactBlocks request={request} ask={setAsked} />
        <Photographs request={request} now={now} />
      </div>
      <aside className={classes.side} aria-label={deskRequest.timeline.title}>
        {noteBox}
        <MissingForGrid request={request} />
        <Timeline request={request} now={now} />
        <OwnPage request={request} copyText={copyText} />
        <Related request={request} />
        <Mails request={request} now={now} />
      </aside>
      <EraseQuestion
        isOpened={isErasing}
        close={() => setErasing(false)}
        request={request}
        erased={() => {
          draft.remove();
          navigate(lastList());
        }}
      />
    </>
  );
}

/** The request before and the one after it in the queue; of one that is not in it, the first. */
function neighbours(queue: readonly RequestItem[], reference: string) {
  const index = queue.findIndex((item) => item.reference === reference);
  return { previous: index > 0 ? queue[index - 1] : undefined, next: queue[index + 1] };
}
