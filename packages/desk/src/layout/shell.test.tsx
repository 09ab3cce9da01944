// @vitest-environment happy-dom
import {
  desk,
  deskFailures,
  deskKeys,
  deskList,
  deskSessions,
} from '@rebhang-solar/content/desk-words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { item, me, now, openDesk, Refusal, textsOf } from '../testing/open-desk.tsx';

const query = (selector: string) => document.querySelector<HTMLElement>(selector);
const key = (pressed: string, with_: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key: pressed, ...with_ });
const list = { 'requests.list': { requests: [{ ...item, name: 'A' }], nextCursor: null } };
const field = () => screen.getByLabelText(deskList.search.label);

test('a page begins with a way past the head, whose links say where one is', async () => {
  openDesk('/woche', { 'week.get': new Refusal('INTERNAL_SERVER_ERROR') });
  await screen.findByText(deskFailures.load);
  const links = [...document.querySelectorAll('a')].map((link) =>
    [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')].join(' '),
  );
  expect(links).toEqual([
    'Zum Inhalt #inhalt ',
    'Anfragen Rebhang Solar / ',
    'Liste / ',
    'Woche /woche page',
    'Neu am Telefon /neu ',
  ]);
  expect([query('main')?.id, query('main')?.tabIndex]).toEqual(['inhalt', -1]);
  expect(query('header svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(document.title).toBe('Woche – Anfragen');
  expect(document.activeElement).not.toBe(query('main'));
  fireEvent.click(screen.getByText('Liste'));
  await screen.findByText(deskList.empty.title);
  expect(document.activeElement).toBe(query('main'));
  expect(screen.getByText('Liste').getAttribute('aria-current')).toBe('page');
  // A filter keeps the focus that it has.
  screen.getByText('Wartet').focus();
  fireEvent.click(screen.getByText('Wartet'));
  await waitFor(() => expect(textsOf('h1')).toEqual(['Wartet']));
  expect(document.activeElement?.textContent).toContain('Wartet');
});

test('a search that is begun on another page leads to the list, and the focus stays', async () => {
  openDesk('/neu', { ...list, 'requests.search': { requests: [], nextCursor: null } });
  await screen.findByText('Worum geht es?');
  expect(field().getAttribute('autocomplete')).toBe('off');
  expect(field().closest('search')?.textContent).toBe('/');
  // Or the stroke would stand in the field.
  expect(key('/')).toBe(false);
  fireEvent.change(field(), { target: { value: 'Blum' } });
  await screen.findByText('Nichts gefunden zu „Blum“.');
  expect(location.href.endsWith('/')).toBe(true);
  expect(document.activeElement).toBe(field());
  fireEvent.click(screen.getByLabelText(deskList.search.close));
  await screen.findByText('A');
  expect(document.activeElement).not.toBe(field());
  fireEvent.change(field(), { target: { value: 'B' } });
  fireEvent.click(screen.getByText('Neu am Telefon', { selector: 'a' }));
  await screen.findByText('Worum geht es?');
  fireEvent.change(field(), { target: { value: '' } });
  await new Promise(setImmediate);
  expect(location.pathname).toBe('/neu');
  key('l');
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('keys do nothing with another key held, where somebody types, or below a window', async () => {
  openDesk('/', list);
  await screen.findByText('A');
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) key('j', { [held]: true });
  for (const tag of ['textarea', 'select', 'input', 'div']) {
    const typed = document.body.appendChild(document.createElement(tag));
    typed.toggleAttribute('contenteditable', tag === 'div');
    key('j', {}, typed);
    typed.remove();
  }
  expect(document.activeElement?.textContent).not.toBe('A');
  key('k');
  expect(document.activeElement?.textContent).toBe('A');
  key('k');
  expect(document.activeElement?.textContent).toBe('A');
  (document.activeElement as HTMLElement).blur();
  key('?');
  const help = await screen.findByRole('dialog');
  key('j');
  key('/');
  expect(document.activeElement?.textContent).not.toBe('A');
  expect(document.activeElement).not.toBe(field());
  expect(textsOf('[role=dialog] dl > div')).toEqual([
    'jkbewegen',
    'Enteröffnen',
    'tübernehmen',
    'nnotieren',
    '/suchen',
    '?alle Tasten',
    'EscSuche oder Fenster schließen',
    'lzur Liste',
  ]);
  expect(textsOf('footer ul[aria-label=Tasten] li')).toHaveLength(deskKeys.hints.length);
  fireEvent.click(screen.getByLabelText(deskKeys.switch));
  expect(query('footer ul')).toBeNull();
  expect(field().closest('search')?.textContent).toBe('');
  expect(localStorage.getItem('desk-keys')).toBe('false');
  fireEvent.click(help.querySelector(`[aria-label="${desk.close}"]`) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever is signed in sees their sessions, ends another, and keeps the switch of the keys', async () => {
  const session = { signedInAt: '2026-11-23T09:15:00Z', lastActiveAt: '2026-11-24T08:00:00Z' };
  const endsAt = '2026-11-30T09:15:00Z';
  localStorage.setItem('desk-keys', 'true');
  localStorage.setItem('desk-draft-x', '1');
  const sessions = [
    { ...session, endsAt, id: 's1', device: 'Firefox', isThis: true },
    { ...session, endsAt, id: 's2', device: 'Telefon', isThis: false },
  ];
  const sent = openDesk('/', {
    'session.list': () => sessions,
    'session.end': () => sessions.pop(),
    'session.signOut': {},
  });
  fireEvent.click((await screen.findAllByText(me))[0] as HTMLElement);
  await screen.findByText('Firefox');
  expect(textsOf('[role=dialog] li')).toEqual([
    'Firefox, dieses Gerätseit gestern, 10:15 Uhr, längstens bis Mo 30.11., 10:15 Uhr',
    'Telefonseit gestern, 10:15 Uhr, zuletzt heute, 9:00 UhrBeenden',
  ]);
  expect(textsOf('[role=dialog]')[0]).toContain('anna@beispiel.example');
  fireEvent.click(screen.getByText(deskSessions.end));
  await waitFor(() => expect(screen.queryByText('Telefon')).toBeNull());
  expect(sent).toEqual([['session.end', { id: 's2' }]]);
  fireEvent.click(screen.getByText(deskSessions.signOut));
  await waitFor(() => expect(localStorage.getItem('desk-draft-x')).toBeNull());
  expect(localStorage.getItem('desk-keys')).toBe('true');
  fireEvent.click(screen.getByText(deskSessions.keys));
  await screen.findByText(deskKeys.off);
  expect(screen.queryByText('Firefox')).toBeNull();
});

test('who cannot be asked who they are tries again; whose session ends is asked to sign in', async () => {
  const known = { user: { name: me, email: 'anna@beispiel.example' }, users: [{ name: me }] };
  const gone = new Refusal('UNAUTHORIZED');
  const answers: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR'), known];
  const lists: unknown[] = [{ requests: [{ ...item, name: 'A' }], nextCursor: null }];
  openDesk('/', {
    'session.current': () => answers.shift() ?? gone,
    'requests.list': () => lists.shift() ?? gone,
  });
  expect((await screen.findByRole('alert')).textContent).toContain(deskFailures.load);
  fireEvent.click(screen.getByText(deskFailures.again));
  await screen.findByText('A');
  vi.setSystemTime(now.getTime() + 6_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  const email = await screen.findByLabelText('Ihre E-Mail-Adresse im Büro');
  expect(
    ['type', 'name', 'autocomplete', 'required'].map((name) => email.getAttribute(name)),
  ).toEqual(['email', 'email', 'email', '']);
  expect(document.title).toBe('Anmelden – Anfragen');
  expect(textsOf('header')).toEqual(['Anfragen Rebhang Solar']);
  cleanup();
  const users: unknown[] = [known];
  openDesk('/', {
    ...list,
    'session.current': () => users.shift() ?? gone,
    'requests.act': gone,
  });
  fireEvent.click(await screen.findByText(deskList.take));
  await screen.findByLabelText('Ihre E-Mail-Adresse im Büro');
});

test('a tab of an older build loads the newer one once, and then says that it is one', async () => {
  const reloads: string[] = [];
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloads.push(sessionStorage.getItem('rebhang-desk-reloaded') ?? '');
  });
  sessionStorage.clear();
  const unknown = new Refusal('NOT_FOUND', { path: undefined });
  openDesk('/anfragen/PV-1', { 'requests.get': unknown });
  await screen.findByText(deskFailures.load);
  expect(reloads).toEqual([String(now.getTime())]);
  expect(screen.queryByText(deskFailures.outdated)).toBeNull();
  cleanup();
  vi.setSystemTime(now.getTime() + 59_999);
  openDesk('/woche', { 'week.get': new Refusal('BAD_REQUEST') });
  vi.setSystemTime(now.getTime() + 59_999);
  expect((await screen.findByText(deskFailures.outdated)).closest('[role=alert]')).not.toBeNull();
  expect(reloads).toHaveLength(1);
  cleanup();
  sessionStorage.clear();
  const lists = [list['requests.list']];
  openDesk('/', { 'requests.list': () => lists.shift() ?? unknown, 'requests.act': unknown });
  await screen.findByText('A');
  vi.setSystemTime(now.getTime() + 6_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByText(deskFailures.outdated);
  expect(reloads).toHaveLength(1);
  fireEvent.click(screen.getByText(deskList.take));
  await screen.findByText(`Nicht gespeichert: ${deskFailures.outdated}`);
  expect(reloads).toHaveLength(2);
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('an address that nobody knows is the list', async () => {
  openDesk('/gibt-es-nicht', list);
  await screen.findByText('A');
  expect(textsOf('h1')).toEqual(['0 offen']);
});
