// @vitest-environment happy-dom
import {
  deskEnter,
  deskFailures,
  deskList,
  deskMails,
  deskRequest,
  deskSessions,
} from '@rebhang-solar/content/desk-words';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { colleague, item, me, now, openDesk, Refusal, textsOf } from './testing/open-desk.tsx';
import { details } from './testing/open-request.tsx';

/** Items as the list's answer, each with a reference of its own. */
const listOf = (...items: Partial<typeof item>[]) => ({
  requests: items.map((one, index) => ({ ...item, reference: `PV-${index}`, ...one })),
  nextCursor: null,
});

test('a row says by when, what about, how to reach them and who has it', async () => {
  openDesk('/', {
    'requests.list': listOf(
      { name: 'A', moment: '2026-11-24T08:00:00Z', state: 'notReached', attempts: 2 },
      { name: 'B', state: 'appointment', holder: me, attempts: 1, news: ['remark'] },
      { name: 'C', moment: '2026-11-30T22:59:00Z', isFollowUp: true, state: 'waiting' },
      { name: 'D', moment: null, phone: null, town: null, receivedAt: '2026-11-24T10:11:30Z' },
      { name: 'E', moment: null, phone: 'keine', folder: 'suspected', photographCount: 1 },
      { name: 'F', moment: null, state: 'taken', holder: colleague, outcome: 'order' },
      { name: 'G', folder: 'done' },
      { name: 'H', state: 'notReached', attempts: 1 },
    ),
    'requests.counts': { open: 6, overdue: 1, mailsGivenUp: 1, holders: [me, colleague] },
  });
  await screen.findByText('B');
  expect(document.title).toBe('(1) Anfragen');
  expect(textsOf('h1')).toEqual(['6 offen, 1 überfällig']);
  expect(textsOf('main').join()).toContain('1 E-Mail ist nach vielen Versuchen');
  expect(textsOf('[data-row]')).toEqual([
    '9:00seit 2 h 12 minAWeinböhlaBeratungnicht erreicht, 2×Einfamilienhaus0351 4711Übernehmen',
    '14:20TerminBWeinböhlaBeratungneu: Bemerkungnicht erreicht, 1×TerminEinfamilienhaus0351 4711AVAnna',
    '14:20wieder anrufenHWeinböhlaBeratungnicht erreicht, 1×Einfamilienhaus0351 4711Übernehmen',
    'Mo 30.11.Wieder vorlageCWeinböhlaBeratungwartetEinfamilienhaus0351 4711Übernehmen',
    '0 minseit 11:11D–Beratunggerade eingegangenEinfamilienhausnur E-MailÜbernehmen',
    '18 hseit Mo 17:00FWeinböhlaBeratungAuftragEinfamilienhaus0351 4711JKJens',
    '18 hseit Mo 17:00EWeinböhlaBeratungVerdacht auf Spam 11 FotoEinfamilienhauskeineÜbernehmen',
  ]);
  expect(textsOf('[data-late][data-row] th')).toEqual(['A']);
  expect(textsOf('[data-new] th')).toEqual(['D']);
  expect(screen.queryByText(deskList.takeAll)).toBeNull();
  fireEvent.click(screen.getByText('Mehr'));
  await screen.findByRole('menu');
  expect(textsOf('[role=menuitem]')).toEqual(['Spam ', 'Bei Jens Kretzschmar']);
});

test('what is done is listed as it came, with its outcome; a colleague’s list is theirs alone', async () => {
  const isDone = { folder: 'done', state: 'done', doneAt: '2026-11-24T09:00:00Z' } as const;
  openDesk('/?filter=erledigt', {
    'requests.list': listOf(
      { ...isDone, name: 'A', outcome: 'order' },
      { ...isDone, name: 'B' },
      { name: 'C' },
    ),
  });
  await screen.findByText('A');
  expect(textsOf('thead th')[0]).toBe('Erledigt');
  expect(textsOf('tbody tr')).toEqual([
    'Auftrag10:00AWeinböhlaBeratungEinfamilienhaus0351 4711–',
    'beantwortet10:00BWeinböhlaBeratungEinfamilienhaus0351 4711–',
  ]);
  cleanup();
  openDesk('/?filter=spam', {
    'requests.list': listOf({ name: 'A', folder: 'spam', moment: null }, { name: 'B' }),
  });
  await screen.findByText('A');
  expect(textsOf('thead th')[0]).toBe('Eingegangen');
  expect(textsOf('tbody tr')).toEqual([
    '18 hseit Mo 17:00AWeinböhlaBeratungEinfamilienhaus0351 4711–',
  ]);
  cleanup();
  openDesk(`/?bei=${colleague}`, {
    'requests.list': listOf({ name: 'C', holder: colleague }, { name: 'D', holder: me }),
  });
  await screen.findByText('C');
  expect(textsOf('h1')).toEqual([`Bei ${colleague}`]);
  expect(textsOf('main nav [aria-current]')).toEqual(['Mehr']);
  expect(textsOf('[data-row] th')).toEqual(['C']);
});

test('a week is a sentence, two tables and a drawing', async () => {
  const numbers = { received: 7, answered: 6, promised: 4, kept: 3, running: 2, open: 1 };
  const week = { ...numbers, medianMinutes: 65, firstDay: '2026-11-09', number: 46 };
  const none = { received: 1, answered: 0, promised: 0, kept: 0, running: 0, open: 0 };
  const before = { ...none, medianMinutes: null, firstDay: '2026-11-02', number: 45 };
  const late = { received: 9, answered: 8, promised: 3, kept: 0, running: 5, open: 0 };
  const byForm = [
    { ...before, kind: 'contact' },
    { ...before, ...late, medianMinutes: 59, kind: 'consultation' },
  ];
  const shown = { ...week, lastDay: '2026-11-13', holidays: [], all: week, byForm };
  openDesk('/woche?vor=2', { 'week.get': { ...shown, weeks: [week, before] } });
  await screen.findByRole('img');
  expect(textsOf('tbody tr, tfoot tr')).toEqual([
    'Kontakt10–0–0',
    'Beratung980 von 3559 min0',
    'Alle763 von 421 h 05 min1',
    'KW 46761 h 05 min',
    'KW 4510–',
  ]);
  expect(textsOf('svg[role=img] text')).toEqual(['0', 'KW 45', '3/4', 'KW 46']);
  const sizes = [...document.querySelectorAll('rect')].flatMap((bar) =>
    ['y', 'height'].map((name) => Math.round(Number(bar.getAttribute(name)))),
  );
  expect(sizes).toEqual([127, 98, 94, 31, 27, 65]);
  const across = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((one) => Number(one.getAttribute(name)).toFixed());
  expect(across('rect', 'x')).toEqual(['422', '422', '422']);
  expect(across('rect', 'width')).toEqual(['236', '236', '236']);
  expect(across('svg[role=img] text', 'x')).toEqual(['180', '180', '540', '540']);
  expect(across('svg[role=img] text', 'y')).toEqual(['218', '252', '18', '252']);
  expect(document.querySelector('svg[role=img] path')?.getAttribute('d')).toBe('M0 226H720');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Beratungen je Woche');
  const heads = [...document.querySelectorAll('tbody th, tfoot th, thead th')];
  expect(heads.map((head) => head.getAttribute('scope')?.slice(0, 3)).join(' ')).toBe(
    'col col col col col col col row row row col col col col row row',
  );
  expect(textsOf('thead tr')).toEqual([
    'Formularneubeantwortetrechtzeitigläuft nochbis zur ersten Antwortnoch offen',
    'Wocheneubeantwortetbis zur ersten Antwort',
  ]);
  const labels = [...document.querySelectorAll<HTMLElement>('tfoot td')];
  expect(labels.map(({ dataset }) => dataset.label)).toEqual([
    'neu',
    'beantwortet',
    'rechtzeitig',
    'läuft noch',
    'bis zur ersten Antwort',
    'noch offen',
  ]);
  expect(document.title).toBe('Woche – Anfragen');
  const links = [...document.querySelectorAll('[aria-label="Andere Wochen"] a')];
  const ways = 'KW 45 /woche?vor=3, Woche danach /woche?vor=1, diese Woche /woche';
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`).join(', ')).toBe(
    ways,
  );
});

test('a mail that was given up is sent again or dismissed', async () => {
  const mail = { subject: 'request', recipient: 'visitor', givenUpAt: '2026-11-24T09:00:00Z' };
  const sent = openDesk('/e-mails', {
    'mails.givenUp': {
      total: 3,
      mails: [
        { ...mail, id: '1', reference: 'PV-1', name: 'Eva Blum' },
        { ...mail, id: '2', reference: 'PV-2', name: null, subject: 'withdrawn' },
      ],
    },
    'mails.resend': { count: 2 },
    'mails.dismiss': { count: 0 },
  });
  await screen.findByText('Eva Blum');
  expect(textsOf('main').join()).toContain('Die ältesten 2 von 3');
  expect(textsOf('main li')).toEqual([
    'Bestätigung an den KundenEva Blumaufgegeben heute, 10:00Erneut sendenVerwerfen',
    'Rücknahme an das BüroPV-2, gelöschtaufgegeben heute, 10:00Erneut sendenVerwerfen',
  ]);
  fireEvent.click(screen.getByText('Alle erneut senden'));
  await screen.findByText('2 E-Mails gehen noch einmal hinaus.');
  fireEvent.click(screen.getAllByText('Verwerfen')[1] as HTMLElement);
  await screen.findByText(deskMails.gone);
  fireEvent.click(screen.getAllByText('Erneut senden')[0] as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    ['mails.resend', { ids: 'all' }],
    ['mails.dismiss', { ids: ['2'] }],
    ['mails.resend', { ids: ['1'] }],
  ]);
});

test('what a caller has said stays on the device for a day, and only what is asked is sent', async () => {
  const draft = { kind: 'contact', submissionId: 'one', at: now.getTime() - 86_400_000 };
  const values = { name: 'Eva Blum', address: 'Markt 1', email: '' };
  const keep = (at: number) =>
    localStorage.setItem(`desk-draft-${me}-entry`, JSON.stringify({ ...draft, values, at }));
  const name = () => screen.findByLabelText(/Name/);
  keep(draft.at - 1);
  openDesk('/neu', {});
  expect(await name()).toHaveProperty('value', '');
  cleanup();
  keep(draft.at);
  let counted = 0;
  const sent = openDesk('/neu', {
    'requests.enter': { reference: 'PV-1', isOther: false },
    'requests.counts': () => ({ overdue: ++counted, mailsGivenUp: 0, holders: [] }),
  });
  expect(await name()).toHaveProperty('value', 'Eva Blum');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Anfrage speichern' }));
  await screen.findByText('Gespeichert: Eva Blum');
  await waitFor(() => expect(location.pathname).toBe('/anfragen/PV-1'));
  // What it changes in the lists is asked for at once.
  await waitFor(() => expect(document.title).toMatch(/^\([2-9]\) Anfragen$/));
  const { kind, submissionId } = draft;
  const fields = { name: 'Eva Blum' };
  expect(sent).toEqual([['requests.enter', { kind, fields, submissionId, confirm: true }]]);
  expect(localStorage.getItem(`desk-draft-${me}-entry`)).toBeNull();
});

test.each([
  [deskSessions.signOut, 'session.signOut'],
  [deskSessions.signOutEverywhere, 'session.signOutEverywhere'],
])('„%s“ leaves nothing that was typed on the device, and the page', async (way, call) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const draft = 'desk-draft-Jens Kretzschmar-note-PV-1';
  localStorage.setItem(draft, '"Ruft an"');
  const sent = openDesk('/', { 'session.list': [] });
  fireEvent.click((await screen.findAllByText(me))[0] as HTMLElement);
  fireEvent.click(await screen.findByText(way));
  await waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
  expect(sent.map(([procedure]) => procedure)).toEqual([call]);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('keys lead from row to row, take a request and open it, unless somebody types or has switched them off', async () => {
  const sent = openDesk('/', {
    'requests.list': listOf({ name: 'A' }, { name: 'B' }),
    'requests.act': { version: 5 },
    'requests.get': { ...details, reference: 'PV-0' },
  });
  await screen.findByText('B');
  const key = (pressed: string, on: Element = document.body) =>
    fireEvent.keyDown(on, { key: pressed });
  const focused = () => document.activeElement?.textContent;
  const names = ['j', 'j', 'k'].map((pressed) => {
    key(pressed);
    return focused();
  });
  expect(names).toEqual(['A', 'B', 'A']);
  key('t');
  await screen.findByText(deskRequest.toasts.take('A'));
  key('/');
  const search = screen.getByLabelText(deskList.search.label);
  expect(document.activeElement).toBe(search);
  key('j', search);
  expect(document.activeElement).toBe(search);
  search.blur();
  key('j');
  key('n');
  await waitFor(() => expect(location.pathname).toBe('/anfragen/PV-0'));
  expect(await screen.findByLabelText('Notiz')).toBe(document.activeElement);
  cleanup();
  localStorage.setItem('desk-keys', 'false');
  openDesk('/', { 'requests.list': listOf({ name: 'A' }) });
  await screen.findByText('A');
  key('j');
  expect(focused()).not.toBe('A');
  expect(sent).toEqual([
    ['requests.act', { reference: 'PV-0', version: 4, action: { type: 'take' } }],
  ]);
});

test('what a colleague has is taken over at once, and only what was stored is taken back', async () => {
  const refused = new Refusal('CONFLICT');
  const answers = [refused, { reference: 'PV-1', version: 5 }, { version: 6 }];
  const theirs = [{ holder: colleague }, { holder: colleague }];
  const sent: unknown[][] = openDesk(`/?bei=${colleague}`, {
    'requests.list': () =>
      sent.length < 5 ? listOf(...theirs) : listOf({ name: 'Eva Blum', holder: colleague }),
    'requests.act': () => answers.shift() ?? refused,
  });
  fireEvent.click(await screen.findByText(deskList.takeAll));
  expect(document.querySelector('main [data-loading]')).not.toBeNull();
  await screen.findByText(deskList.takenAll(1));
  fireEvent.click(screen.getByText(deskRequest.toasts.takeBack));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(([, input]) => input)).toEqual([
    { reference: 'PV-0', version: 4, action: { type: 'take' } },
    { reference: 'PV-1', version: 4, action: { type: 'take' } },
    { reference: 'PV-1', version: 5, action: { type: 'undo' } },
  ]);
  await waitFor(() => expect(document.querySelector('main [data-loading]')).toBeNull());
  fireEvent.click(screen.getByText(deskList.takeAll));
  await screen.findByText('Eva Blum');
  await new Promise(setImmediate);
  expect(screen.getByRole('alert').textContent).toBe('Nicht gespeichert: Abgelehnt.');
});

test('who is not signed in is asked for an address, and comes back to where they wanted to go', async () => {
  openDesk('/woche?vor=2', { 'session.current': new Refusal('UNAUTHORIZED') });
  const form = (await screen.findByRole('button')).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/anmelden']);
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
    weiter: '/woche?vor=2',
  });
});

test('the first field that is wrong has the focus, and what was stored before is not left', async () => {
  const fieldErrors = { 'fields.address': 'Bitte die Adresse.' };
  const answers: unknown[] = [
    new Refusal('BAD_REQUEST', { fieldErrors }),
    new Refusal('BAD_REQUEST', { fieldErrors: { phone: 'Bitte die Nummer.' } }),
  ];
  const isOther = { reference: 'PV-1', isOther: true };
  openDesk('/neu', { 'requests.enter': () => answers.shift() ?? isOther });
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Eva' } });
  const store = () => fireEvent.click(screen.getByRole('button', { name: deskEnter.submit }));
  store();
  await screen.findByText('Nicht gespeichert: Bitte die Adresse.');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('address'));
  store();
  await screen.findByText('Nicht gespeichert: Bitte die Nummer.');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('phone'));
  store();
  const open = await screen.findByText(deskEnter.stored.open);
  expect(open.getAttribute('href')).toBe('/anfragen/PV-1');
  expect(screen.getByLabelText(/Name/)).toHaveProperty('value', 'Eva');
  expect(location.pathname).toBe('/neu');
});

test('a week in which nothing came says so; its holidays do not count, and its open requests are a link', async () => {
  const none = { received: 0, answered: 0, promised: 0, kept: 0, running: 0, open: 0 };
  const one = { ...none, medianMinutes: null, firstDay: '2026-11-16', number: 47 };
  const holidays = [{ day: '2026-11-18', holiday: 'Buß- und Bettag' }];
  const week = {
    ...one,
    lastDay: '2026-11-20',
    holidays,
    byForm: [],
    weeks: [one, { ...one, firstDay: '', number: 46 }],
  };
  openDesk('/woche', { 'week.get': { ...week, all: none } });
  await screen.findByText('In dieser Woche kam nichts.');
  expect(textsOf('h1')).toEqual(['KW 47: 0 neue Anfragen']);
  expect(textsOf('header')[1]).toContain(
    'Montag, 16. November bis Freitag, 20. November. Buß- und Bettag zählt nicht mit.',
  );
  expect(document.querySelectorAll('table')).toHaveLength(1);
  expect(document.querySelectorAll('rect')).toHaveLength(0);
  expect(textsOf('[aria-label="Andere Wochen"] a')).toEqual(['KW 46']);
  cleanup();
  const open = { ...none, received: 1, running: 1, open: 2, medianMinutes: 2880 };
  const byForm = [{ ...open, kind: 'consultation' }];
  const weeks = [
    { ...one, ...open },
    { ...one, number: 46, firstDay: '2026-11-09' },
  ];
  const asked: unknown[] = [];
  openDesk('/woche?vor=1', {
    'week.get': (input: unknown) => {
      asked.push(input);
      return { ...week, holidays: [], all: open, byForm, weeks };
    },
  });
  await screen.findByText('2', { selector: 'tbody a' });
  expect(textsOf('h1')).toEqual(['KW 47: 1 neue Anfrage, 1 läuft noch']);
  expect(textsOf('tbody tr, tfoot tr').slice(0, 2)).toEqual([
    'Beratung10–12 Tage2',
    'Alle10–12 Tage2',
  ]);
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/');
  expect(textsOf('tr[data-chosen], g[data-chosen]')).toEqual(['0KW 47', 'KW 47102 Tage']);
  expect([...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual([
    '198',
  ]);
  expect(textsOf('[aria-label="Andere Wochen"] a')).toEqual(['KW 46', 'diese Woche']);
  expect(asked).toEqual([{ weeksAgo: 1 }]);
});

test.each([
  ['?vor=120', 120],
  ['?vor=121', 0],
  ['?vor=-1', 0],
  ['?vor=1.5', 0],
  ['?vor=letzte', 0],
])('a week is one of the last 120: %s', async (search, weeksAgo) => {
  const asked: unknown[] = [];
  openDesk(`/woche${search}`, {
    'week.get': (input: unknown) => {
      asked.push(input);
      return new Refusal('INTERNAL_SERVER_ERROR');
    },
  });
  await screen.findByText('Das ließ sich nicht laden.');
  expect(asked).toEqual([{ weeksAgo }]);
});

test('where no mail waits the page says so; each button names what it is about', async () => {
  const mail = { subject: 'request', recipient: 'visitor', givenUpAt: '2026-11-24T09:00:00Z' };
  const about = [
    { ...mail, id: '1', reference: 'PV-1', name: 'Eva Blum' },
    { ...mail, id: '2', reference: 'PV-2', name: null },
    { ...mail, id: '3', subject: 'morning', reference: null, name: null },
  ];
  const waiting = { total: 3, mails: about };
  const answers: unknown[] = [waiting, waiting];
  const dismissals: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR')];
  const sent = openDesk('/e-mails', {
    'mails.givenUp': () => answers.shift() ?? { total: 0, mails: [] },
    'mails.dismiss': () => dismissals.shift() ?? { count: 1 },
  });
  await screen.findByText('Eva Blum');
  expect(screen.getByText('Eva Blum').getAttribute('href')).toBe('/anfragen/PV-1');
  expect(textsOf('main').join()).not.toContain('Die ältesten');
  const buttons = [...document.querySelectorAll('main li button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Erneut senden: Bestätigung an den Kunden, Eva Blum',
    'Verwerfen: Bestätigung an den Kunden, Eva Blum',
    'Erneut senden: Bestätigung an den Kunden, PV-2',
    'Verwerfen: Bestätigung an den Kunden, PV-2',
    'Erneut senden: Liste vom Morgen',
    'Verwerfen: Liste vom Morgen',
  ]);
  fireEvent.click(buttons[5] as HTMLElement);
  await screen.findByText('Nicht gespeichert: Abgelehnt.');
  fireEvent.click(buttons[5] as HTMLElement);
  await screen.findByText('Die E-Mail ist verworfen.');
  expect((await screen.findByText(deskMails.none)).getAttribute('role')).toBe('status');
  expect(screen.queryByText(deskMails.resendAll)).toBeNull();
  expect(sent).toEqual(Array(2).fill(['mails.dismiss', { ids: ['3'] }]));
});

test('a caller’s words stay when the form is another, whose fields are of their kinds', async () => {
  openDesk('/neu', {});
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Eva' } });
  expect(document.title).toBe('Anfrage am Telefon aufnehmen – Anfragen');
  expect(textsOf('main fieldset legend')).toEqual(['Kontakt', 'Haus', 'Wünsche']);
  const fieldOf = (name: string) => document.querySelector(`main [name="${name}"]`);
  expect(fieldOf('message')?.tagName).toBe('TEXTAREA');
  fireEvent.click(screen.getByLabelText('Netzanschluss'));
  expect(fieldOf('name')).toHaveProperty('value', 'Eva');
  const said = (name: string) =>
    ['type', 'placeholder', 'autocomplete', 'required'].map((one) =>
      fieldOf(name)?.getAttribute(one),
    );
  expect(said('anTelefon')).toEqual(['tel', null, 'off', '']);
  expect(said('anEmail')).toEqual(['email', null, 'off', null]);
  expect(said('geburtsdatum')).toEqual(['text', 'TT.MM.JJJJ', 'off', null]);
  expect(said('geplanteInbetriebnahme')).toEqual(['text', 'TT.MM.JJJJ', 'off', null]);
  expect(said('name')).toEqual(['text', null, 'off', '']);
  const answers = [...(fieldOf('bestehendeAnlage')?.querySelectorAll('option') ?? [])];
  expect(answers.map(({ value, textContent }) => `${value}: ${textContent}`)).toEqual([
    ': weiß ich noch nicht',
    'ja: Ja',
    'nein: Nein',
  ]);
  expect(fieldOf('bestehendeLeistung')).toBeNull();
  fireEvent.change(fieldOf('bestehendeAnlage') as Element, { target: { value: 'ja' } });
  expect(fieldOf('bestehendeLeistung')).not.toBeNull();
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
});

test('each request that is typed is another, however often it is sent', async () => {
  const answers: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR')];
  const sent = openDesk('/neu', {
    'requests.enter': () => answers.shift() ?? { reference: 'PV-1', isOther: false },
    'requests.get': new Refusal('NOT_FOUND', { path: 'requests.get' }),
  });
  const store = async () => {
    fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Eva' } });
    fireEvent.click(screen.getByRole('button', { name: deskEnter.submit }));
  };
  await store();
  await screen.findByText('Nicht gespeichert: Abgelehnt.');
  await store();
  // The page of the request has taken the form's place.
  await waitFor(() => expect(screen.queryByLabelText(/Name/)).toBeNull());
  expect(location.pathname).toBe('/anfragen/PV-1');
  fireEvent.click(screen.getByText('Neu am Telefon'));
  await store();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, next] = sent.map(
    ([, input]) => (input as { submissionId: string }).submissionId,
  );
  expect(again).toBe(first);
  expect(next).not.toBe(first);
  for (const id of [first, next]) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('the mails that wait are asked for every 15 seconds', async () => {
  const mail = { subject: 'request', recipient: 'visitor', givenUpAt: '2026-11-24T09:00:00Z' };
  const answers: unknown[] = [
    new Refusal('INTERNAL_SERVER_ERROR'),
    { total: 1, mails: [{ ...mail, id: '1', reference: 'PV-1', name: 'Eva Blum' }] },
  ];
  openDesk('/e-mails', { 'mails.givenUp': () => answers.shift() ?? { total: 0, mails: [] } }, [
    'setInterval',
    'clearInterval',
  ]);
  fireEvent.click(await screen.findByText(deskFailures.again));
  await screen.findByText('Eva Blum');
  act(() => vi.advanceTimersByTime(15_500));
  await screen.findByText(deskMails.none);
});
