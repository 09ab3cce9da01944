import { berlinDay, berlinLongDay, daysBetween } from '@rebhang-solar/content/berlin-clock';
import { deskList } from '@rebhang-solar/content/desk-words';
import type { RequestItem } from './use-requests.ts';

export type Group<Item> = {
  key: string;
  title: string;
  /** What is late stands in red. */
  isOverdue: boolean;
  items: Item[];
};

/** Requests by the day of the next moment that counts, in the order in which they come. */
export function groupsOf<Item extends RequestItem>(
  items: readonly Item[],
  now: Date,
): Group<Item>[] {
  const groups = Map.groupBy(items, ({ moment }) => keyOf(moment, now));
  return [...groups].map(([key, grouped]) => ({
    key,
    title: titleOf(key, grouped[0]?.moment, now),
    isOverdue: key === 'overdue',
    items: grouped,
  }));
}

function keyOf(moment: string | null, now: Date): string {
  if (moment === null) return 'untimed';
  const at = new Date(moment);
  return at <= now ? 'overdue' : berlinDay(at);
}

function titleOf(key: string, moment: string | null | undefined, now: Date): string {
  const { groups } = deskList;
  if (key === 'overdue') return groups.overdue;
  if (key === 'untimed' || !moment) return groups.untimed;
  const at = new Date(moment);
  const days = daysBetween(now, at);
  if (days === 0) return `${groups.today}, ${berlinLongDay(at)}`;
  if (days === 1) return `${groups.tomorrow}, ${berlinLongDay(at).split(',')[0]}`;
  return berlinLongDay(at);
}
