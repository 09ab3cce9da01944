import { Kbd } from '@mantine/core';
import { berlinTime } from '@rebhang-solar/content/berlin-clock';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { deskFilters, deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { statusWords } from '@rebhang-solar/content/status-words';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useKeysSwitch } from '../keys.ts';
import { firstName } from '../layout/initials.tsx';
import { groupsOf } from '../list/groups.ts';
import { isJustArrived } from '../list/just-arrived.ts';
import { lastList } from '../list/list-address.ts';
import type { RequestItem } from '../list/use-requests.ts';
import { ageOf, dayOf } from '../times.ts';
import { useNow } from '../use-now.ts';
import classes from './rail.module.css';

/** All that is open, so that the next caller stays in sight. */
export function Rail({ queue, current }: { queue: readonly RequestItem[]; current: string }) {
  const now = useNow();
  const [areKeysOn] = useKeysSwitch();
  const chosen = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another request is opened
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className={classes.rail} aria-label={deskRequest.rail}>
      <p className={classes.back}>
        <Link to={lastList()}>{deskRequest.toList}</Link>
        {areKeysOn && (
          <span aria-hidden="true">
            <Kbd>j</Kbd> <Kbd>k</Kbd>
          </span>
        )}
      </p>
      {groupsOf(queue, now).map(({ key, title, isOverdue, items }) => (
        <section key={key} data-late={isOverdue || undefined}>
          <h2>
            {key === 'untimed' ? deskList.groups.untimedShort : (title.split(',')[0] ?? title)}{' '}
            <span className={classes.quiet}>{items.length}</span>
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.reference}>
                <Link
                  ref={item.reference === current ? chosen : undefined}
                  to={requestPath(item.reference)}
                  className={classes.item}
                  aria-current={item.reference === current ? 'page' : undefined}
                  data-new={isJustArrived(item, now) || undefined}
                >
                  <b>{item.name}</b>
                  <b className={classes.when}>
                    {item.moment
                      ? item.isFollowUp
                        ? dayOf(new Date(item.moment), now)
                        : berlinTime(new Date(item.moment))
                      : ageOf(now.getTime() - Date.parse(item.receivedAt))}
                  </b>
                  <span className={classes.quiet}>
                    {formKinds[item.kind].name}
                    {item.town && `, ${item.town}`}
                  </span>
                  <span className={classes.quiet}>
                    {item.folder === 'suspected'
                      ? deskFilters.verdacht
                      : item.holder
                        ? firstName(item.holder)
                        : statusWords[item.state].desk}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
