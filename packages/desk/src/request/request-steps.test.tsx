// @vitest-environment happy-dom
import { deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { colleague, item, me, now, openDesk, Refusal, textsOf } from '../testing/open-desk.tsx';
import {
  details,
  event,
  line,
  mail,
  mine,
  openRequest,
  press,
  pressInMenu,
} from '../testing/open-request.tsx';
import type { Details } from './details.ts';

const { actions, toasts } = deskRequest;
const { reference } = item;

const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed });
const query = (selector: string) => document.querySelector<HTMLElement>(selector);
/** What is done with the requests, without what every call names. */
const actionsOf = (sent: [string, unknown][]) =>
  sent.map(([, input]) => (input as { action: object }).action);
const labelled = (label: string) => query(`[aria-label="${label}"]`) as HTMLElement;

test.each<[Partial<Details>, string, object, string]>([
  [mine, actions.order, { type: 'done', outcome: 'order' }, 'Auftrag: Familie Sommer'],
  [{}, actions.without, { type: 'done', outcome: 'without' }, 'ohne Antwort: Familie Sommer'],
  [{}, actions.answered, { type: 'done', outcome: 'answered' }, 'beantwortet: Familie Sommer'],
  [mine, actions.spam, { type: 'spam' }, 'Als Spam vermerkt: Familie Sommer'],
])('what is chosen in the menu is what is done: %j, %s', async (request, words, action, toast) => {
  const sent = await openRequest(request);
  await pressInMenu(words);
  await screen.findByText(toast);
  expect(sent).toMatchObject([['requests.act', { reference, action }]]);
});

test('what is done is opened again, and not taken', async () => {
  const sent = await openRequest({
    holder: colleague,
    folder: 'done',
    state: 'done',
    doneAt: now.toISOString(),
  });
  key('t');
  press(actions.reopen);
  await screen.findByText('Wieder offen: Familie Sommer');
  expect(actionsOf(sent)).toEqual([{ type: 'reopen' }]);
});

test('after the last one that is open the list is there', async () => {
  const sent = await openRequest(mine);
  press(actions.answered);
  await screen.findByText(toasts.lastOne);
  await waitFor(() => expect(location.pathname).toBe('/'));
  fireEvent.click(screen.getByText(toasts.takeBack));
  await screen.findByText('Zurückgenommen: Familie Sommer');
  expect(screen.queryByText(toasts.takeBack)).toBeNull();
  await waitFor(() => expect(location.pathname).toBe(`/anfragen/${reference}`));
  expect(actionsOf(sent)).toEqual([{ type: 'done', outcome: 'answered' }, { type: 'undo' }]);
});

test('after the last of the queue comes the one before it, named by its day alone or as without a time', async () => {
  const before = { ...item, reference: 'PV-0', name: 'Eva Blum', listedAt: '2026-11-24T11:00:00Z' };
  const queueOf = (fields: object) => ({ requests: [{ ...before, ...fields }, item] });
  await openRequest(mine, {
    'requests.list': queueOf({ moment: '2026-11-24T11:00:00Z', isFollowUp: true }),
  });
  await screen.findByText('Eva Blum');
  press(actions.answered);
  await screen.findByText('Danach: Eva Blum, heute');
  await waitFor(() => expect(location.pathname).toBe('/anfragen/PV-0'));
  cleanup();
  await openRequest({ ...mine, reference }, { 'requests.list': queueOf({ moment: null }) });
  await screen.findByText('Eva Blum');
  press(actions.answered);
  await screen.findByText('Danach: Eva Blum, Ohne Frist');
});

test('keys lead through the queue, take what is not one’s own, and to the note', async () => {
  const at = (moment: string, name: string) => ({
    ...item,
    name,
    reference: name,
    moment,
    listedAt: moment,
  });
  const requests = [at('2026-11-24T11:00:00Z', 'A'), item, at('2026-11-24T15:00:00Z', 'C')];
  const answers = {
    'requests.list': { requests },
    'requests.act': { version: 5 },
    'requests.get': (input: { reference: string }) => ({
      ...details,
      ...requests.find((one) => one.reference === input.reference),
    }),
  };
  const sent = await openRequest({}, answers);
  await screen.findByText('C');
  const leadsTo = (path: string) =>
    waitFor(() => expect(location.pathname).toBe(`/anfragen/${path}`));
  key('j');
  await leadsTo('C');
  await screen.findByText('C', { selector: 'h1' });
  key('j');
  key('k');
  await leadsTo(reference);
  await screen.findByText(item.name, { selector: 'h1' });
  key('k');
  await leadsTo('A');
  await screen.findByText('A', { selector: 'h1' });
  key('n');
  expect(document.activeElement).toBe(screen.getByLabelText('Notiz'));
  (document.activeElement as HTMLElement).blur();
  key('t');
  await screen.findByText('Übernommen: A');
  cleanup();
  const own = await openRequest(mine, { 'requests.note': {} });
  key('t');
  fireEvent.change(screen.getByLabelText('Notiz'), { target: { value: 'Eilt.' } });
  press(deskRequest.note.submit);
  await waitFor(() => expect(own.map(([call]) => call)).toContain('requests.note'));
  press(actions.notReached);
  await screen.findByRole('dialog');
  key('l');
  expect(location.pathname).toBe(`/anfragen/${reference}`);
  expect([actionsOf(sent), own.length]).toEqual([[{ type: 'take' }], 1]);
});

test('a key does nothing below an open menu', async () => {
  const sent = await openRequest();
  press(actions.more);
  await screen.findByRole('menu');
  key('t');
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await pressInMenu(actions.without);
  await screen.findByText('ohne Antwort: Familie Sommer');
  expect(actionsOf(sent)).toEqual([{ type: 'done', outcome: 'without' }]);
});

test('after a call one is asked how it was, and after a mail whether that was all', async () => {
  const lines = ['x@beispiel.example', item.email].map((email) => ({
    ...line(`${email}`, `${email}`, `${email}`),
    kind: 'email',
  }));
  const blocks = [{ title: null, lines }] as unknown as Details['blocks'];
  const sent = await openRequest({ ...mine, kind: 'contact', blocks });
  const title = deskRequest.asked.title;
  const question = () => query(`section[aria-label="${title}"]`);
  fireEvent.click(query('main a[href="tel:+493514711"]') as HTMLElement);
  expect(question()?.textContent).toBe(
    'Familie Sommer angerufen: Wie war es?ErreichtNicht erreicht …Beantwortet',
  );
  expect(document.activeElement?.textContent).toBe('Erreicht');
  fireEvent.click(labelled(deskRequest.asked.close));
  expect(question()).toBeNull();
  fireEvent.click(query('main a[href="tel:+493514711"]') as HTMLElement);
  press('Erreicht');
  await screen.findByText('Erreicht: Familie Sommer');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Notiz')));
  expect(question()).toBeNull();
  fireEvent.click(query('main a[href^="mailto:x@"]') as HTMLElement);
  expect(question()).toBeNull();
  fireEvent.click(query('main dl a[href^="mailto:sommer@"]') as HTMLElement);
  expect(question()).not.toBeNull();
  fireEvent.click(labelled(deskRequest.asked.close));
  await pressInMenu(actions.mail);
  expect(question()?.textContent).toBe('Familie Sommer geschrieben: Wie war es?Beantwortet');
  expect(document.activeElement?.textContent).toBe('Beantwortet');
  fireEvent.click(query('main a[href="tel:+493514711"]') as HTMLElement);
  fireEvent.click(
    [...document.querySelectorAll(`section[aria-label="${title}"] button`)][1] as HTMLElement,
  );
  expect((await screen.findByRole('dialog')).getAttribute('aria-label')).toBe(
    deskRequest.notReached.title,
  );
  expect(question()).toBeNull();
  expect(actionsOf(sent)).toEqual([{ type: 'reached' }]);
});

test.each<[Partial<Details>, string | undefined, object[]]>([
  [
    { folder: 'suspected' },
    'Verdacht auf Spam: Die Nachricht enthält nichts als Links. Es ging keine Bestätigung hinaus.Kein SpamSpam',
    [{ type: 'notSpam', confirm: true }, { type: 'spam' }],
  ],
  [
    { folder: 'spam' },
    'Verdacht auf Spam: Die Nachricht enthält nichts als Links. Kein Spam',
    [{ type: 'notSpam', confirm: false }],
  ],
  [{}, undefined, []],
])('what looks like spam is said, and decided: %j', async (request, words, decided) => {
  const sent = await openRequest({
    ...request,
    suspicionReason: 'Die Nachricht enthält nichts als Links.',
  });
  expect(textsOf('main [role=alert]')[0]).toBe(words);
  const buttons = () => [...document.querySelectorAll<HTMLElement>('main [role=alert] button')];
  for (const index of decided.keys()) {
    fireEvent.click(buttons()[index] as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(index + 1));
    await waitFor(() => expect(buttons()).toHaveLength(decided.length));
  }
  expect(actionsOf(sent)).toEqual(decided);
});

test('of two who do the same the second reads who was faster, and does it all the same', async () => {
  const faster = { by: colleague, type: 'taken', at: '2026-11-24T10:05:00Z' };
  const answers: unknown[] = [
    new Refusal('CONFLICT', { faster }),
    new Refusal('CONFLICT', { faster: { ...faster, by: '' } }),
    new Refusal('CONFLICT'),
  ];
  const sent = await openRequest(
    {},
    { 'requests.act': () => answers.shift() ?? { version: 6, holder: me } },
  );
  press(actions.take);
  await screen.findByText('Jens Kretzschmar war schneller (heute, 11:05 Uhr).');
  expect(screen.getByRole('alert').textContent).toContain(deskRequest.conflict.draft);
  press(deskRequest.conflict.anyway);
  await screen.findByText('Der Kunde hat inzwischen etwas ergänzt (heute, 11:05 Uhr).');
  press(deskRequest.conflict.leave);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent).toHaveLength(2);
  press(actions.take);
  await screen.findByText(deskRequest.conflict.unknown);
  press(deskRequest.conflict.anyway);
  await screen.findByText('Übernommen: Familie Sommer');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(actionsOf(sent)).toEqual(Array(4).fill({ type: 'take' }));
});

test('what the server refuses stands again as it was, and is tried once more', async () => {
  const answers: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR')];
  const sent = await openRequest(mine, { 'requests.act': () => answers.shift() ?? { version: 5 } });
  fireEvent.change(screen.getByLabelText('Notiz'), { target: { value: 'Eilt.' } });
  press(actions.answered);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    `Nicht gespeichert: Abgelehnt.${deskFailures.restored}${deskFailures.again}`,
  );
  expect(screen.getByText(actions.answered)).toBeDefined();
  expect(screen.getByLabelText('Notiz')).toHaveProperty('value', 'Eilt.');
  fireEvent.click(screen.getByText(deskFailures.again));
  const done = await screen.findByText('beantwortet: Familie Sommer');
  expect(location.pathname).toBe(`/anfragen/${reference}`);
  expect(done.closest('[role]')?.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toHaveLength(2);
});

test('a note is stored without the spaces around it, and what is typed meanwhile stays', async () => {
  let answer = (_: object) => {};
  const stored = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const sent = await openRequest({}, { 'requests.note': () => ({}) });
  const answerNow = globalThis.fetch;
  const field = screen.getByLabelText('Notiz');
  expect(field).toHaveProperty('maxLength', 10_000);
  fireEvent.change(field, { target: { value: '  ' } });
  press(deskRequest.note.submit);
  expect(screen.getByText(deskRequest.note.draft)).toBeDefined();
  fireEvent.change(field, { target: { value: ' Ruft an. ' } });
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await stored;
    return answerNow(...call);
  });
  press(deskRequest.note.submit);
  fireEvent.change(field, { target: { value: 'Ruft an. Morgen.' } });
  answer({});
  await waitFor(() => expect(sent).toEqual([['requests.note', { reference, note: 'Ruft an.' }]]));
  await waitFor(() => expect(query('main [data-loading]')).toBeNull());
  expect(field).toHaveProperty('value', 'Ruft an. Morgen.');
  fireEvent.change(field, { target: { value: 'Fertig ' } });
  press(deskRequest.note.submit);
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(screen.queryByText(deskRequest.note.draft)).toBeNull();
});

test('a note that is not stored stays, and says so', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  await openRequest({}, { 'requests.note': lost });
  dispatchEvent(new Event('offline'));
  fireEvent.change(screen.getByLabelText('Notiz'), { target: { value: 'Eilt.' } });
  press(deskRequest.note.submit);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Nicht gespeichert: keine Verbindung${deskRequest.conflict.draft}`,
  );
  expect(screen.getByLabelText('Notiz')).toHaveProperty('value', 'Eilt.');
});

test('one’s own note of today is taken back by its number', async () => {
  const history = [
    event(9, { type: 'taken', note: 'Gleich.' }),
    event(8, {}),
    event(7, { note: 'Falsch.' }),
    event(6, { by: colleague, note: 'Richtig.' }),
  ];
  const sent = await openRequest({ history }, { 'requests.emptyNote': {} });
  press(deskRequest.timeline.emptyNote);
  await waitFor(() => expect(sent).toEqual([['requests.emptyNote', { reference, id: 7 }]]));
});

test('erasing is asked, and ends in the list; whoever keeps it, or is refused, still has it', async () => {
  const answers: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR')];
  const sent = await openRequest(
    { history: [event(1, { note: 'Eine.' }), event(2, { type: 'taken' })], photographCount: 1 },
    { 'requests.erase': () => answers.shift() ?? {} },
  );
  fireEvent.change(screen.getByLabelText('Notiz'), { target: { value: 'Eilt.' } });
  const ask = async () => {
    await pressInMenu(actions.erase);
    return screen.findByRole('dialog');
  };
  expect((await ask()).textContent).toContain(
    'alle Angaben und der Verlauf, 1 Notiz1 Fotodie Seite des Kunden',
  );
  expect(textsOf('[role=dialog] h2')).toEqual(['Anfrage von Familie Sommer endgültig löschen?']);
  press(deskRequest.erase.keep);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask();
  press(deskRequest.erase.submit);
  await screen.findByText('Nicht gelöscht: Abgelehnt.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe(`/anfragen/${reference}`);
  await ask();
  press(deskRequest.erase.submit);
  await screen.findByText('Gelöscht: Familie Sommer');
  expect(location.pathname).toBe('/');
  expect(localStorage.getItem(`desk-draft-${me}-note-${reference}`)).toBeNull();
  expect(sent).toEqual([
    ['requests.erase', { reference, version: 4 }],
    ['requests.erase', { reference, version: 4 }],
  ]);
});

test('a request that is not there says so, and leaves no draft; one that does not load is tried again', async () => {
  localStorage.setItem(`desk-draft-${me}-note-${reference}`, '"Ruft an"');
  openDesk(`/anfragen/${reference}`, { 'requests.get': new Refusal('NOT_FOUND') });
  await screen.findByText(deskFailures.missing);
  expect(textsOf('main [role=status]')[0]).toContain(deskFailures.missingHint);
  await waitFor(() =>
    expect(localStorage.getItem(`desk-draft-${me}-note-${reference}`)).toBeNull(),
  );
  cleanup();
  const answers: unknown[] = [new Refusal('INTERNAL_SERVER_ERROR')];
  openDesk(`/anfragen/${reference}`, { 'requests.get': () => answers.shift() ?? details });
  expect((await screen.findByRole('alert')).textContent).toContain(deskFailures.loadHint);
  press(deskFailures.again);
  await screen.findByText(item.name, { selector: 'h1' });
  expect(document.title).toBe('Familie Sommer');
});

test('a request that is gone while it is open says that it was there', async () => {
  const answers: unknown[] = [details];
  await openRequest({}, { 'requests.get': () => answers.shift() ?? new Refusal('NOT_FOUND') });
  press(actions.take);
  await screen.findByText(deskFailures.gone);
  expect(textsOf('main')[0]).toContain(deskFailures.goneHint);
});

test('a request that is open is asked for every 15 seconds', async () => {
  const answers: unknown[] = [details];
  const stopped = ['setInterval', 'clearInterval'] as const;
  const get = () => answers.shift() ?? { ...details, name: 'Eva Blum' };
  openDesk(`/anfragen/${reference}`, { 'requests.get': get }, [...stopped]);
  await screen.findByText(item.name, { selector: 'h1' });
  act(() => vi.advanceTimersByTime(15_500));
  await screen.findByText('Eva Blum', { selector: 'h1' });
});

test('mails are sent once more to whom one says, and one that failed is sent or dismissed', async () => {
  const sent = await openRequest(
    {
      unconfirmed: 'limited',
      mails: [
        mail('8', 'failed', { recipient: 'visitor' }),
        mail('9', 'cancelled'),
        mail('10', 'completed', { completedAt: '2026-11-23T09:00:00Z' }),
      ],
    },
    {
      'requests.resendMail': {},
      'mails.resend': { count: 1 },
      'mails.dismiss': { count: 1 },
    },
  );
  expect(textsOf('main')[0]).toContain('kam nicht anAn das Büroverschickt gestern, 10:00');
  expect(textsOf('main')[0]).toContain(
    'Noch einmal senden: an den Kunden, mit dem Link zu seiner Seite, an das Büro',
  );
  expect(textsOf('main')[0]).toContain('nicht verschickt, die Grenze für einen Tag war erreicht');
  press(deskRequest.mails.to.company);
  await screen.findByText(toasts.resent);
  press(deskRequest.mails.to.visitor);
  fireEvent.click(labelled('Erneut senden: Bestätigung an den Kunden'));
  fireEvent.click(labelled('Verwerfen: Bestätigung an den Kunden'));
  await screen.findByText('Die E-Mail ist verworfen.');
  expect(sent).toEqual([
    ['requests.resendMail', { reference, recipient: 'company' }],
    ['requests.resendMail', { reference, recipient: 'visitor' }],
    ['mails.resend', { ids: ['8'] }],
    ['mails.dismiss', { ids: ['8'] }],
  ]);
});

test('a correction sends what was changed alone, shows what is wrong, and stays until it is stored', async () => {
  const answers: unknown[] = [
    new Refusal('BAD_REQUEST', { fieldErrors: { email: 'Bitte prüfen.' } }),
    new Refusal('INTERNAL_SERVER_ERROR'),
  ];
  const lines = [line('phone', 'Telefon', '0351 4711'), line('email', 'E-Mail', 'a@b.example')];
  const sent = await openRequest(
    { kind: 'contact', blocks: [{ title: null, lines }] as unknown as Details['blocks'] },
    { 'requests.correct': () => answers.shift() ?? {} },
  );
  fireEvent.click(labelled('Bearbeiten: Angaben'));
  const email = await screen.findByDisplayValue('a@b.example');
  expect(textsOf('section form label').map((label) => label.replace(' *', ''))).toHaveLength(2);
  fireEvent.change(email, { target: { value: 'b@' } });
  press(deskRequest.correct.submit);
  await screen.findByText('Bitte prüfen.');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Nicht gespeichert/)).toBeNull();
  press(deskRequest.correct.submit);
  await screen.findByText('Nicht gespeichert: Abgelehnt.');
  press(deskRequest.correct.submit);
  await screen.findByText(deskRequest.correct.saved);
  expect(screen.queryByDisplayValue('b@')).toBeNull();
  const input = { reference, version: 4, fields: { email: 'b@' } };
  expect(sent.map(([, one]) => one)).toEqual([input, input, input]);
});
