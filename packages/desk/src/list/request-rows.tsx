import { Badge, Button, Table, VisuallyHidden } from '@mantine/core';
import { berlinTime } from '@rebhang-solar/content/berlin-clock';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { deskList } from '@rebhang-solar/content/desk-words';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { telHref } from '@rebhang-solar/content/phone';
import { statusWords } from '@rebhang-solar/content/status-words';
import { isOpen } from '@rebhang-solar/server/status/place-of';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { firstName, Initials } from '../layout/initials.tsx';
import { useSession } from '../layout/signed-in.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { useChange } from '../request/use-change.tsx';
import { ageOf, dayOf, remainingOf, sinceOf } from '../times.ts';
import type { Group } from './groups.ts';
import { isJustArrived } from './just-arrived.ts';
import classes from './request-rows.module.css';
import type { FoundItem, RequestItem } from './use-requests.ts';

type Item = RequestItem & Partial<Pick<FoundItem, 'found'>>;

type Rows = {
  groups: readonly Group<Item>[];
  now: Date;
  /** Sorted by the next moment that counts, else by when it was done or came in. */
  isByTime: boolean;
  /** What a search has found says where. */
  isFound?: boolean;
};

/** Requests as a table, on little room as cards. */
export function RequestRows(rows: Rows) {
  return useIsNarrow() ? <Cards {...rows} /> : <RowTable {...rows} />;
}

function RowTable({ groups, now, isByTime, isFound = false }: Rows) {
  const { columns } = deskList;
  const isOver = groups[0]?.items[0]?.folder === 'done';
  const [first, middle] = [
    isByTime || isFound ? columns.due : columns[isOver ? 'done' : 'received'],
    isFound ? columns.foundIn : columns.about,
  ];
  return (
    <Table
      className={classes.table}
      layout="fixed"
      stickyHeader
      stickyHeaderOffset="3.5rem"
      verticalSpacing="0"
    >
      <Table.Thead>
        <Table.Tr className={classes.head}>
          <Table.Th w="13rem">{first}</Table.Th>
          <Table.Th w="18%">{columns.name}</Table.Th>
          <Table.Th w="9.5rem">{columns.town}</Table.Th>
          <Table.Th w="7.5rem">{columns.kind}</Table.Th>
          <Table.Th>{middle}</Table.Th>
          <Table.Th w="9.5rem">{columns.phone}</Table.Th>
          <Table.Th w="8.25rem">{columns.holder}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {groups.map(({ key, title, isOverdue, items }) => (
        <Table.Tbody key={key}>
          {isByTime && (
            <Table.Tr className={classes.group} data-late={isOverdue || undefined}>
              <Table.Th colSpan={7} scope="rowgroup">
                {title} <span className={classes.count}>{items.length}</span>
              </Table.Th>
            </Table.Tr>
          )}
          {items.map((item) => (
            <Table.Tr
              key={item.reference}
              className={classes.row}
              data-row={item.reference}
              data-late={isOverdue || undefined}
              data-new={isJustArrived(item, now) || undefined}
            >
              <Table.Td>
                <When item={item} now={now} />
              </Table.Td>
              <Table.Th scope="row" className={classes.cut} title={item.name}>
                <NameLink item={item} />
              </Table.Th>
              <Table.Td className={classes.cut} title={item.town ?? undefined}>
                {item.town ?? '–'}
              </Table.Td>
              <Table.Td className={classes.cut}>{formKinds[item.kind].name}</Table.Td>
              <Table.Td className={classes.cut} title={item.about}>
                <About item={item} now={now} />
              </Table.Td>
              <Table.Td className={classes.cut} title={item.phone ?? undefined}>
                <Reach item={item} />
              </Table.Td>
              <Table.Td>
                <Holder item={item} isUrgent={isOverdue} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

function Cards({ groups, now, isByTime }: Rows) {
  return groups.map(({ key, title, isOverdue, items }) => (
    <section key={key} className={classes.cards} data-late={isOverdue || undefined}>
      {isByTime && (
        <h2>
          {title} <span className={classes.count}>{items.length}</span>
        </h2>
      )}
      <ul>
        {items.map((item) => (
          <li
            key={item.reference}
            className={classes.card}
            data-row={item.reference}
            data-late={isOverdue || undefined}
            data-new={isJustArrived(item, now) || undefined}
          >
            <When item={item} now={now} />
            <div className={classes.words}>
              <NameLink item={item} />
              <p>
                {formKinds[item.kind].name}
                {item.town && `, ${item.town}`}
              </p>
              <p className={classes.about}>
                <About item={item} now={now} />
              </p>
            </div>
            <div className={classes.reach}>
              <Reach item={item} />
              <Holder item={item} isUrgent={isOverdue} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function NameLink({ item: { reference, name } }: { item: Item }) {
  return (
    <Link to={requestPath(reference)} className={classes.name} data-row-link>
      {name}
    </Link>
  );
}

const agreedWords = { notReached: deskList.callAgain, appointment: deskList.appointment };

/** By when, and how long that is; of one without a promised time, for how long it has waited. */
function When({ item, now }: { item: Item; now: Date }) {
  const { moment, isFollowUp, state, folder, outcome, doneAt, receivedAt } = item;
  const shown = (first: ReactNode, second: string, isWide = true) => (
    <p className={classes.when} data-wide={isWide || undefined}>
      {first}
      <small>{second}</small>
    </p>
  );
  if (folder === 'done' && doneAt) {
    const how = (
      <Badge component="span" data-meaning="done">
        {statusWords[outcome ?? 'answered'].desk}
      </Badge>
    );
    return shown(how, sinceOf(new Date(doneAt), now));
  }
  if (moment === null) {
    const since = new Date(receivedAt);
    const age = ageOf(now.getTime() - since.getTime());
    return shown(<b>{age}</b>, deskList.since(sinceOf(since, now)));
  }
  const at = new Date(moment);
  if (isFollowUp) return shown(<b>{dayOf(at, now)}</b>, deskList.followUp);
  const agreed = at > now && (state === 'notReached' || state === 'appointment');
  const words = agreed ? agreedWords[state] : remainingOf(at, now);
  return shown(<b>{berlinTime(at)}</b>, words, false);
}

function About({ item, now }: { item: Item; now: Date }) {
  const { about, attempts, state, outcome, found, photographCount, news, folder } = item;
  const mark = (words: string, meaning?: 'ask' | 'new') => (
    <Badge component="span" key={words} data-meaning={meaning}>
      {words}
    </Badge>
  );
  const marks = [
    folder === 'suspected' && mark(deskList.suspected, 'ask'),
    isJustArrived(item, now) && mark(deskList.justArrived, 'new'),
    ...news.map((type) => mark(deskList.news[type], 'new')),
    photographCount > 0 && <PhotographCount key="photographs" count={photographCount} />,
    attempts > 0 && state !== 'done' && mark(deskList.notReached(attempts)),
    outcome === 'order' && state !== 'done' && mark(statusWords.order.desk),
    (state === 'appointment' || state === 'waiting') && mark(statusWords[state].desk),
  ].filter(Boolean);
  return (
    <>
      {marks.length > 0 && <span className={classes.marks}>{marks}</span>}
      {found ? (
        <>
          {found.label}: {found.before}
          <mark className={classes.hit}>{found.hit}</mark>
          {found.after}
        </>
      ) : (
        about
      )}
    </>
  );
}

function PhotographCount({ count }: { count: number }) {
  return (
    <span className={classes.photographs} title={deskList.photographs(count)}>
      <svg viewBox="0 0 20 18" width="17" height="15" aria-hidden="true">
        <path
          d="M1.5 4.5h4l1.5-3h6l1.5 3h4v12h-17z M10 13.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
      </svg>{' '}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{deskList.photographs(count)}</VisuallyHidden>
    </span>
  );
}

function Reach({ item: { phone, email, reference } }: { item: Item }) {
  const navigate = useNavigate();
  const href = phone && telHref(phone);
  if (phone && !href) return <span className={classes.phone}>{phone}</span>;
  if (href) {
    return (
      <a
        className={classes.phone}
        href={href}
        // The request is there when somebody answers, and asks afterwards how it was.
        onClick={() => navigate(requestPath(reference), { state: { asked: 'call' } })}
      >
        {phone}
      </a>
    );
  }
  if (!email) return '–';
  return (
    <Link className={classes.phone} to={requestPath(reference)}>
      {deskList.onlyMail}
    </Link>
  );
}

/** Who looks after it; as long as nobody does, the button to do so. */
function Holder({ item, isUrgent }: { item: Item; isUrgent: boolean }) {
  const { user } = useSession();
  const act = useChange();
  const isNarrow = useIsNarrow();
  const { holder, name } = item;
  if (holder) {
    return (
      <span className={classes.holder}>
        <Initials name={holder} look={holder === user.name ? 'mine' : 'other'} />
        {firstName(holder)}
      </span>
    );
  }
  if (!isOpen(item)) return '–';
  return (
    <Button
      data-take
      data-size={isNarrow ? undefined : 'sm'}
      mih={isNarrow ? '2.75rem' : undefined}
      variant={isUrgent ? 'filled' : 'default'}
      color="tile"
      aria-label={deskList.takeOf(name)}
      onClick={() => act(item, { type: 'take' })}
    >
      {deskList.take}
    </Button>
  );
}
