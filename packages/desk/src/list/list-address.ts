import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { type DeskFilter, deskFilters } from '@rebhang-solar/content/desk-words';
import type { RouterInputs } from '../trpc.tsx';

/**
 * What the address of the list says: which requests, of these only what a colleague looks after, and how many pages
 * of them are unfolded.
 */
export type ListAddress = { filter: DeskFilter; holder?: string | undefined; pages: number };

type View = NonNullable<RouterInputs['requests']['list']['view']>;

/** What the server calls a filter. */
export const views: Record<DeskFilter, View> = {
  offen: 'open',
  neu: 'new',
  uebernommen: 'taken',
  wartet: 'waiting',
  erledigt: 'done',
  verdacht: 'suspected',
  spam: 'spam',
  'bei-mir': 'mine',
};

export function addressOf({ filter, holder, pages = 1 }: Partial<ListAddress>): string {
  const parameters = new URLSearchParams();
  if (filter && filter !== 'offen') parameters.set('filter', filter);
  if (holder) parameters.set('bei', holder);
  if (pages > 1) parameters.set('seite', String(pages));
  const query = parameters.toString();
  return query === '' ? deskPaths.list : `${deskPaths.list}?${query}`;
}

/** What is no filter is all that is open. More pages than anybody unfolds are not fetched at once. */
export function readAddress(search: string): ListAddress {
  const parameters = new URLSearchParams(search);
  const filter = parameters.get('filter') ?? '';
  const pages = Number(parameters.get('seite'));
  return {
    filter: isFilter(filter) ? filter : 'offen',
    holder: parameters.get('bei')?.slice(0, 200) || undefined,
    pages: Number.isInteger(pages) && pages > 0 && pages <= 20 ? pages : 1,
  };
}

const isFilter = (text: string): text is DeskFilter => Object.hasOwn(deskFilters, text);

let lastAddress: string = deskPaths.list;

/** The list as it was left, for the way back from a request. */
export const lastList = () => lastAddress;

export function rememberList(address: string): void {
  lastAddress = address;
}
