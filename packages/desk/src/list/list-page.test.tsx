// @vitest-environment happy-dom
import { deskFailures, deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  colleague,
  item,
  me,
  now,
  openDesk,
  Refusal,
  setWidth,
  textsOf,
} from '../testing/open-desk.tsx';
import { details } from '../testing/open-request.tsx';
// Its time is not that of a search.
import './found-requests.tsx';

const query = (selector: string) => document.querySelector<HTMLElement>(selector);
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
/** Items, each with its name as its reference. */
const listOf = (...items: Partial<typeof item>[]) => ({
  requests: items.map((one) => ({ ...item, reference: one.name ?? item.reference, ...one })),
  nextCursor: null as string | null,
});
const numbers = { open: 1, new: 2, taken: 3, waiting: 4, done: 5, suspected: 6, spam: 7, mine: 8 };
const counts = { ...numbers, overdue: 0, mailsGivenUp: 0, holders: [me, colleague] };
const search = (term: string) =>
  fireEvent.change(screen.getByLabelText(deskList.search.label), { target: { value: term } });

test('each list is a link with its number, and the one that is shown is marked', async () => {
  openDesk('/?filter=wartet', { 'requests.counts': { ...counts, today: {} } });
  await screen.findByText(deskList.none);
  const filters = 'nav[aria-label="Welche Anfragen"]';
  await waitFor(() =>
    expect(textsOf(`${filters} a`)).toEqual([
      'Offen 1',
      'Neu 2',
      'Übernommen 3',
      'Wartet 4',
      'Erledigt 5',
      'Verdacht 6',
      'Bei mir 8',
    ]),
  );
  expect(hrefs(`${filters} a`)).toEqual([
    '/',
    '/?filter=neu',
    '/?filter=uebernommen',
    '/?filter=wartet',
    '/?filter=erledigt',
    '/?filter=verdacht',
    '/?filter=bei-mir',
  ]);
  expect(textsOf(`${filters} [aria-current]`)).toEqual(['Wartet 4']);
  expect(query('main a[href="/neu"]')).toBeNull();
  expect(textsOf('h1')).toEqual(['Wartet']);
  expect(textsOf('footer p')).toEqual(['0 von 4']);
  fireEvent.click(screen.getByText(deskList.more));
  await screen.findByRole('menu');
  expect(textsOf('[role=menuitem]')).toEqual(['Spam 7', 'Bei Jens Kretzschmar']);
  expect(hrefs('[role=menuitem]')).toEqual(['/?filter=spam', '/?bei=Jens+Kretzschmar']);
  fireEvent.click(screen.getByText('Spam 7'));
  await waitFor(() => expect(textsOf('h1')).toEqual(['Spam']));
  expect(textsOf(`${filters} [aria-current]`)).toEqual(['Mehr']);
});

test.each([
  ['/', { view: 'open' }],
  ['/?filter=bei-mir', { view: 'mine' }],
  ['/?filter=verdacht', { view: 'suspected' }],
  [`/?bei=${colleague}`, { view: 'open', holder: colleague }],
])('the list is asked for that the address names: %s', async (path, asked) => {
  const inputs: object[] = [];
  openDesk(path, {
    'requests.list': (input: object) => {
      inputs.push(input);
      return listOf();
    },
  });
  await screen.findByText(/Hier ist gerade nichts|Alles beantwortet/);
  expect(inputs).toEqual([expect.objectContaining(asked)]);
  expect(textsOf('header [aria-current]')).toEqual(['Liste']);
});

test('in the evening nothing is left to do, and what was done is a click away', async () => {
  openDesk('/', { 'requests.counts': { ...counts, open: 0, today: { received: 1, done: 2 } } });
  await screen.findByText('Alles beantwortet.');
  expect(textsOf('main')[0]).toContain('Heute ist 1 Anfrage gekommen, 2 sind erledigt.');
  expect(textsOf('h1')).toEqual(['0 offen']);
  expect(textsOf('main').join()).not.toContain('nicht hinausgegangen');
  expect(screen.getByText(deskList.empty.done).closest('a')?.getAttribute('href')).toBe(
    '/?filter=erledigt',
  );
  cleanup();
  openDesk(`/?bei=${colleague}`, { 'requests.counts': counts });
  await screen.findByText(deskList.none);
  expect(screen.queryByText(deskList.takeAll)).toBeNull();
  expect(textsOf('footer p')).toEqual([]);
});

test('as many pages are fetched as the address says, and one more is a press away', async () => {
  const pages: Record<string, object> = {
    '': { ...listOf({ name: 'A' }), nextCursor: 'b' },
    b: { ...listOf({ name: 'B' }), nextCursor: 'c' },
    c: listOf({ name: 'C' }),
  };
  openDesk('/?seite=2', {
    'requests.list': ({ cursor = '' }: { cursor?: string }) => pages[cursor],
    'requests.counts': { ...counts, open: 3, today: {} },
  });
  await screen.findByText('B');
  expect(screen.queryByText('C')).toBeNull();
  expect(textsOf('footer p')).toEqual(['2 von 3']);
  const { length } = history;
  fireEvent.click(screen.getByText(deskList.loadMore));
  await screen.findByText('C');
  expect(history.length).toBe(length);
  expect(location.search).toBe('?seite=3');
  expect(screen.queryByText(deskList.loadMore)).toBeNull();
});

test('a list that does not load is tried again; one that stands says of when it is', async () => {
  const answers: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR'), listOf({ name: 'A' })];
  const refused = new Refusal('INTERNAL_SERVER_ERROR');
  openDesk('/', { 'requests.list': () => answers.shift() ?? refused });
  await screen.findByText(deskFailures.load);
  fireEvent.click(screen.getByText(deskFailures.again));
  await screen.findByText('A');
  expect(textsOf('main').join()).toContain('11:12 Uhr, aktualisiert sich von selbst');
  expect(query('[data-stale]')).toBeNull();
  vi.setSystemTime(now.getTime() + 60_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByText('keine Verbindung, Stand 11:12 Uhr');
  expect(query('[data-stale]')).not.toBeNull();
  expect(screen.getByText('A')).toBeDefined();
  expect(screen.queryByText(deskFailures.load)).toBeNull();
});

test.each([
  [
    'pointer',
    (row: HTMLElement | null) => fireEvent.mouseEnter(row?.closest('div') as HTMLElement),
  ],
  ['focus', (row: HTMLElement | null) => act(() => row?.querySelector('a')?.focus())],
])('what comes in while the %s is in the list waits at its foot', async (_, enter) => {
  const known = { name: 'A', receivedAt: now.toISOString() };
  const arrived = { ...known, name: 'B', moment: '2026-11-24T11:00:00Z' };
  const back = { name: 'C', moment: '2026-11-24T11:00:00Z' };
  const answers = [listOf(known), listOf(back, arrived, known)];
  openDesk('/', { 'requests.list': () => (answers.length > 1 ? answers.shift() : answers[0]) });
  await screen.findByText('A');
  enter(query('[data-row]'));
  vi.setSystemTime(now.getTime() + 6_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  // Its row is no surprise: it was received long ago.
  await screen.findByText('C');
  const button = await screen.findByText('2 neue Anfragen');
  expect(button.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(textsOf('[data-row] th')).toEqual(['C', 'A']);
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('B'));
});

test('a call begins at the request, with the question how it was', async () => {
  openDesk('/?filter=neu', {
    'requests.list': listOf({ name: 'PV-1' }),
    'requests.get': { ...details, reference: 'PV-1' },
  });
  fireEvent.click(await screen.findByText('0351 4711'));
  await waitFor(() => expect(location.pathname).toBe('/anfragen/PV-1'));
  await screen.findByText(/Familie Sommer angerufen/);
  expect(screen.getByText(deskRequest.toList).getAttribute('href')).toBe('/?filter=neu');
});

test('rows say in full what is cut, which group they belong to, and who takes what', async () => {
  openDesk('/', {
    'requests.list': listOf(
      { name: 'A', moment: '2026-11-24T10:12:00Z' },
      { name: 'B', holder: me, phone: null },
      { name: 'C', holder: colleague, phone: null, email: null, state: 'done', attempts: 2 },
      { name: 'D' },
    ),
    'requests.act': new Refusal('CONFLICT', {
      faster: { by: colleague, at: '2026-11-24T10:05:00Z' },
    }),
  });
  await screen.findByText('C');
  expect(textsOf('th[scope=rowgroup]')).toEqual([
    'Überfällig 1',
    'Heute, Dienstag, 24. November 3',
  ]);
  const [first, , last] = document.querySelectorAll('[data-row]');
  const titles = [...(first?.querySelectorAll('[title]') ?? [])];
  expect(titles.map((cell) => cell.getAttribute('title'))).toEqual([
    'A',
    'Weinböhla',
    'Einfamilienhaus',
    '0351 4711',
  ]);
  const takes = [...document.querySelectorAll<HTMLElement>('[data-take]')];
  expect(takes.map((one) => `${one.getAttribute('aria-label')} ${one.dataset.variant}`)).toEqual([
    'Übernehmen: A filled',
    'Übernehmen: D default',
  ]);
  expect(last?.textContent).not.toContain('nicht erreicht');
  expect(last?.textContent).toContain('–');
  expect(screen.getByText(deskList.onlyMail).getAttribute('href')).toBe('/anfragen/B');
  const looks = [...document.querySelectorAll<HTMLElement>('[data-row] [data-look]')];
  expect(looks.map((one) => `${one.dataset.look} ${one.getAttribute('aria-hidden')}`)).toEqual([
    'mine true',
    'other true',
  ]);
  fireEvent.click(takes[0] as HTMLElement);
  await screen.findByText('Jens Kretzschmar war schneller (heute, 11:05 Uhr).');
});

test('on a phone requests are cards, and most lists stand behind „Mehr“', async () => {
  setWidth(1023);
  openDesk('/?filter=erledigt', {
    'requests.list': listOf({ name: 'A', folder: 'done', state: 'done', town: null }),
    'requests.counts': counts,
  });
  await screen.findByText('A');
  expect(document.querySelector('table, h2')).toBeNull();
  expect(textsOf('[data-row]')).toEqual(['14:20noch 3 h 08 minABeratungEinfamilienhaus0351 4711–']);
  const filters = 'nav[aria-label="Welche Anfragen"]';
  expect(textsOf(`${filters} a`)).toEqual(['Offen 1', 'Neu 2', 'Wartet 4']);
  expect(textsOf(`${filters} [aria-current]`)).toEqual(['Mehr']);
  expect(screen.getByText('Neu am Telefon').getAttribute('href')).toBe('/neu');
  fireEvent.click(screen.getByText(deskList.more));
  await screen.findByRole('menu');
  expect(textsOf('[role=menuitem]')).toEqual([
    'Übernommen 3',
    'Erledigt 5',
    'Verdacht 6',
    'Spam 7',
    'Bei Jens Kretzschmar',
  ]);
  expect(textsOf('nav[aria-label=Seiten]')).toEqual(['ListeBei mir 8SuchenWoche']);
  expect(screen.queryByLabelText(deskList.search.label)).toBeNull();
  expect(hrefs('header a')).toEqual(['/']);
  fireEvent.click(screen.getByText('Suchen'));
  expect(document.activeElement).toBe(screen.getByLabelText(deskList.search.label));
  expect(hrefs('header a')).toEqual([]);
  fireEvent.keyDown(screen.getByLabelText(deskList.search.label), { key: 'Escape' });
  expect(hrefs('header a')).toEqual(['/']);
  cleanup();
  openDesk('/?filter=bei-mir', {
    'requests.list': listOf({ name: 'A', holder: me, moment: '2026-11-24T10:12:00Z' }),
    'requests.counts': { ...counts, mine: 0 },
  });
  await screen.findByText('A');
  expect(textsOf('h2')).toEqual(['Überfällig 1']);
  expect(textsOf('li[data-late]')).toEqual([
    '11:12seit 0 minABeratung, WeinböhlaEinfamilienhaus0351 4711AVAnna',
  ]);
  expect(textsOf('nav[aria-label=Seiten] [aria-current]')).toEqual(['Bei mir ']);
});

test('a search takes the place of the list, says where it has found the words, and stands in no address', async () => {
  const found = { label: 'Notiz', before: 'will ', hit: 'Süddach', after: ' belegen' };
  const inputs: object[] = [];
  openDesk('/?filter=neu', {
    'requests.list': listOf({ name: 'A' }),
    'requests.search': (input: { search: string; cursor?: string }) => {
      inputs.push(input);
      if (input.search === 'kaputt') return new Refusal('INTERNAL_SERVER_ERROR');
      const { cursor: reference = 'a' } = input;
      const requests = input.search === 'nichts' ? [] : [{ ...item, reference, name: 'B', found }];
      return { requests, nextCursor: input.search === 'viel' && reference === 'a' ? 'b' : null };
    },
  });
  await screen.findByText('A');
  search(' Süddach ');
  await screen.findByText('1 Treffer');
  expect(screen.queryByText('A')).toBeNull();
  expect(textsOf('thead th').slice(0, 5)).toEqual([
    'Antwort bis',
    'Name',
    'Ort',
    'Formular',
    'Gefunden in',
  ]);
  expect(textsOf('[data-row] td')[3]).toBe('Notiz: will Süddach belegen');
  expect(textsOf('mark')).toEqual(['Süddach']);
  expect(query('th[scope=rowgroup]')).toBeNull();
  expect(location.search).toBe('?filter=neu');
  fireEvent.click(screen.getByLabelText(deskList.search.spamToo));
  await waitFor(() => expect(inputs).toHaveLength(2));
  search('viel');
  await screen.findByText('1 Treffer+');
  fireEvent.click(screen.getByText(deskList.loadMore));
  await screen.findByText('2 Treffer');
  search('kaputt');
  await screen.findByText(deskFailures.load);
  search('nichts');
  expect((await screen.findByText('Nichts gefunden zu „nichts“.')).getAttribute('role')).toBe(
    'status',
  );
  expect(hrefs('main a[href="/neu"]')).toEqual(['/neu']);
  expect(
    inputs.map((input) => JSON.stringify(input).replace(',"direction":"forward"', '')),
  ).toEqual([
    '{"search":"Süddach","withSpam":false}',
    '{"search":"Süddach","withSpam":true}',
    '{"search":"viel","withSpam":true}',
    '{"search":"viel","withSpam":true,"cursor":"b"}',
    '{"search":"kaputt","withSpam":true}',
    '{"search":"nichts","withSpam":true}',
  ]);
  fireEvent.keyDown(screen.getByLabelText(deskList.search.label), { key: 'Escape' });
  // At once, not a quarter of a second later.
  expect(screen.getByText('A')).toBeDefined();
  expect(screen.getByLabelText(deskList.search.label)).toHaveProperty('value', '');
  search('Süddach');
  fireEvent.click(await screen.findByText(deskList.search.close));
  expect(screen.getByText('A')).toBeDefined();
});

test('list and counts are asked for every 15 seconds, also in a tab that nobody sees', async () => {
  const answers = [listOf({ name: 'A' }), listOf({ name: 'B' })];
  let counted = 0;
  openDesk(
    '/',
    {
      'requests.list': () => answers.shift() ?? listOf({ name: 'C' }),
      'requests.counts': () => {
        counted++;
        return { ...counts, overdue: counted };
      },
    },
    ['setInterval', 'clearInterval'],
  );
  await screen.findByText('A');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => vi.advanceTimersByTime(14_000));
  expect([answers.length, counted]).toEqual([1, 1]);
  act(() => vi.advanceTimersByTime(1_500));
  await screen.findByText('B');
  expect(counted).toBe(2);
  expect(document.title).toBe('(2) Anfragen');
  vi.restoreAllMocks();
});

test('how long somebody waits goes on by itself, each half minute', async () => {
  const waits = { name: 'A', moment: null, receivedAt: '2026-11-24T10:11:30Z' };
  openDesk('/', { 'requests.list': listOf(waits) }, ['setInterval', 'clearInterval']);
  await screen.findByText('A');
  const since = () => textsOf('[data-row]')[0]?.slice(0, 5);
  act(() => vi.advanceTimersByTime(29_999));
  expect(since()).toBe('0 min');
  act(() => vi.advanceTimersByTime(1));
  expect(since()).toBe('1 min');
});

test.each([
  ['above the window', -40, 0, true],
  ['with its last line in the window', -40, 1, false],
  ['above the foot of the window', 707, 747, false],
  ['below it', 708, 748, true],
])('a new request %s is told of', async (_, top, bottom, isTold) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(),
    top,
    bottom,
  });
  openDesk('/', {
    'requests.list': listOf({ name: 'A', receivedAt: now.toISOString() }, { name: 'B' }),
  });
  await screen.findByText('A');
  expect(innerHeight).toBe(768);
  expect(screen.queryByText('1 neue Anfrage') !== null).toBe(isTold);
  vi.restoreAllMocks();
});

test('a search begins a quarter of a second after the last letter', async () => {
  const searched: string[] = [];
  openDesk(
    '/',
    {
      'requests.list': listOf({ name: 'A' }),
      'requests.search': (input: { search: string }) => {
        searched.push(input.search);
        return { ...listOf({ name: 'B' }) };
      },
    },
    ['setTimeout', 'clearTimeout'],
  );
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  for (let turns = 0; screen.queryByText('A') === null && turns < 200; turns++) await pass(1);
  search('B');
  await pass(240);
  search('Bl');
  await pass(240);
  expect(searched).toEqual([]);
  for (let turns = 0; turns < 30; turns++) await pass(1);
  expect(searched).toEqual(['Bl']);
});
