// @vitest-environment happy-dom
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { colleague, item, me, now, textsOf } from '../testing/open-desk.tsx';
import {
  event,
  line,
  mail,
  mine,
  openRequest,
  press,
  pressInMenu,
} from '../testing/open-request.tsx';
import type { Details } from './details.ts';

// The times below follow from these hours, whatever the company's are.
vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company, ...rest } =
    await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr'];
  const officeHours = [{ days: 'Mo–Fr', dayCodes: days, opens: '8:00', closes: '18:00' }];
  const open = { officeHours, state: 'SN', municipalHolidays: [], closedDays: [] };
  return { ...rest, company: { ...company, ...open } };
});

const region = `section[aria-label="${deskRequest.actions.label}"]`;
const toDo =
  'Termin …, Wartet auf den Kunden …, Wiedervorlage …, Auftrag erhalten, Ohne Antwort erledigt';
const ofOthers = `Beantwortet, Nicht erreicht …, Weitergeben …, ${toDo}`;
const always = 'E-Mail schreiben, Alles kopieren, Als Tabelle, Spam, Löschen …';
const isDone = { folder: 'done', state: 'done', doneAt: now.toISOString() } as const;

test.each<[Partial<Details>, string, string]>([
  [{}, 'Übernehmen, Weitergeben …, Mehr', `${ofOthers}, ${always}`],
  [
    { ...mine, history: [event(2, { type: 'taken' })] },
    'Beantwortet, Nicht erreicht …, Weitergeben …, Mehr, AVbei mir seit 9:00',
    `${toDo}, ${always}`,
  ],
  [
    {
      ...mine,
      outcome: 'order',
      hasDocuments: true,
      history: [event(2, { type: 'taken', by: colleague }), event(1, { type: 'entered' })],
    },
    'Auftrag erhalten, Nicht erreicht …, Weitergeben …, Formular (PDF), Vollmacht …, Mehr, AVbei mir seit 9:00',
    `${toDo}, ${always}`,
  ],
  [
    {
      holder: colleague,
      history: [
        event(3, { type: 'handedOver', to: me }),
        event(2, { type: 'handedOver', to: colleague, at: '2026-11-23T09:00:00Z' }),
        event(1, { type: 'taken', by: colleague }),
      ],
    },
    'Von Jens übernehmen, Mehr, JKbei Jens seit gestern, 10:00',
    `${ofOthers}, ${always}`,
  ],
  [{ ...isDone, ...mine }, 'Wieder öffnen, Mehr, AVAnna', always],
  [{ folder: 'suspected' }, 'Übernehmen, Weitergeben …, Mehr', `${ofOthers}, ${always}`],
  [{ folder: 'spam', email: null }, 'Mehr', 'Alles kopieren, Als Tabelle, Löschen …'],
])('what can be done is what state and holder allow: %j', async (request, buttons, items) => {
  await openRequest(request);
  const shown = [...document.querySelectorAll(`${region} > :is(button, span)`)];
  expect(shown.map(({ textContent }) => textContent).join(', ')).toBe(buttons);
  press(deskRequest.actions.more);
  const menu = await screen.findByRole('menu');
  const inMenu = [...menu.querySelectorAll('[role=menuitem]')];
  expect(inMenu.map(({ textContent }) => textContent).join(', ')).toBe(items);
});

test('a call in vain is put again for when the visitor wants it, and says so on their page', async () => {
  const chosenMoments = ['2026-11-26T15:00:00.000Z', '2026-11-25T08:00:00.000Z'];
  const sent = await openRequest({ ...mine, chosenMoments });
  press(deskRequest.actions.notReached);
  const panel = await screen.findByRole('dialog');
  const times = [...panel.querySelectorAll('label')].map(({ textContent }) => textContent);
  const offered = 'Do 26.11., 16:00 | morgen, 9:00 | heute, 13:30 | andere Zeit …';
  expect(times.slice(0, 4).join(' | ')).toBe(offered);
  expect(textsOf('[role=dialog]')[0]).toContain('am Donnerstag, 26. November, um 16:00 Uhr');
  fireEvent.click(screen.getByLabelText('morgen, 9:00'));
  expect(textsOf('[role=dialog]')[0]).toContain('heute um 11:12 Uhr');
  expect(textsOf('[role=dialog]')[0]).toContain('morgen um 9:00 Uhr');
  fireEvent.click(screen.getByLabelText(deskRequest.notReached.tell));
  press('morgen, 9:00 wieder vorlegen');
  await screen.findByText(/: wieder vorgelegt morgen, 9:00/);
  const action = { type: 'notReached', until: '2026-11-25T08:00:00.000Z', askVisitor: true };
  expect(sent).toEqual([['requests.act', { reference: item.reference, version: 4, action }]]);
});

test('an appointment is typed, and still to come', async () => {
  const sent = await openRequest(mine);
  await pressInMenu(deskRequest.actions.appointment);
  const [date, time] = [screen.getByLabelText('Tag'), screen.getByLabelText('Uhrzeit')];
  expect(date).toHaveProperty('value', '2026-11-25');
  expect(time).toHaveProperty('value', '09:00');
  fireEvent.change(date, { target: { value: '2026-11-24' } });
  fireEvent.change(time, { target: { value: '11:12' } });
  press(deskRequest.appointment.submit);
  expect((await screen.findByRole('alert')).textContent).toBe(deskRequest.notReached.untilMissing);
  fireEvent.change(time, { target: { value: '11:13' } });
  press(deskRequest.appointment.submit);
  await screen.findByText('Familie Sommer: Termin heute, 11:13');
  expect(sent).toMatchObject([
    ['requests.act', { action: { type: 'appointment', until: '2026-11-24T10:13:00.000Z' } }],
  ]);
});

test('a day of the office’s own is one of three, today at the earliest, or none', async () => {
  const sent = await openRequest({ ...mine, followUpOn: '2026-11-30' });
  await pressInMenu(deskRequest.actions.followUp);
  fireEvent.click(screen.getByLabelText(deskRequest.followUp.other));
  fireEvent.change(screen.getByLabelText('Tag'), { target: { value: '2026-11-24' } });
  press('heute wieder vorlegen');
  await screen.findByText('Familie Sommer: Wiedervorlage heute');
  await pressInMenu(deskRequest.actions.followUp);
  press(deskRequest.followUp.none);
  await screen.findByText('Familie Sommer: keine Wiedervorlage mehr');
  await pressInMenu(deskRequest.actions.waiting);
  press('Fr 27.11. wieder vorlegen');
  await screen.findByText('Familie Sommer: wartet auf den Kunden');
  expect(sent.map(([, input]) => (input as { action: object }).action)).toEqual([
    { type: 'followUp', on: '2026-11-24' },
    { type: 'followUp', on: null },
    { type: 'waiting', on: '2026-11-27' },
  ]);
});

test('a request is handed to a colleague, or to all, with the sentence of the note', async () => {
  const sent = await openRequest(mine);
  const handOver = async (to?: string) => {
    press(deskRequest.actions.handOver);
    const panel = await screen.findByRole('dialog');
    expect(within(panel).queryByLabelText(/Anna/)).toBeNull();
    if (to) fireEvent.click(within(panel).getByLabelText(to));
    const note = within(panel).getByLabelText(deskRequest.handOver.note);
    expect(note).toHaveProperty('value', 'Ei');
    fireEvent.change(note, { target: { value: ' Eilt. ' } });
    press(deskRequest.handOver.submit);
  };
  const begin = () => fireEvent.change(screen.getByLabelText('Notiz'), { target: { value: 'Ei' } });
  begin();
  await handOver();
  await screen.findByText('Familie Sommer: jetzt bei Jens Kretzschmar');
  expect(screen.getByText(deskRequest.toasts.withNote)).toBeDefined();
  expect(screen.getByLabelText('Notiz')).toHaveProperty('value', '');
  cleanup();
  await openRequest(mine);
  begin();
  await handOver(deskRequest.handOver.free);
  await screen.findByText('Familie Sommer: wieder frei');
  expect(sent).toMatchObject([
    ['requests.act', { note: 'Eilt.', action: { type: 'handOver', to: colleague } }],
  ]);
});

test('what is done gives way to the next in the queue, which the toast names', async () => {
  const at = (moment: string) => ({ ...item, reference: moment, moment, listedAt: moment });
  const [before, after] = [at('2026-11-24T08:00:00Z'), at('2026-11-24T15:00:00Z')];
  const requests = [before, item, { ...after, name: 'Eva Blum', holder: colleague }];
  const sent = await openRequest(mine, { 'requests.list': { requests, nextCursor: null } });
  const queue = 'nav[aria-label=Warteschlange]';
  expect(textsOf(`${queue} h2`)).toEqual(['Überfällig 1', 'Heute 2']);
  expect(textsOf(`${queue} li`).at(-1)).toBe('Eva Blum16:00Beratung, WeinböhlaJens');
  expect(textsOf(`${queue} [aria-current]`)).toEqual(['Familie Sommer14:20Beratung, Weinböhlaneu']);
  press(deskRequest.actions.answered);
  await screen.findByText('Danach: Eva Blum, heute, 16:00');
  await waitFor(() => expect(location.pathname).toBe(`/anfragen/${after.reference}`));
  expect(sent).toMatchObject([['requests.act', { action: { type: 'done', outcome: 'answered' } }]]);
});

test('of a request without a number and a mail address hardly anything is offered', async () => {
  await openRequest({
    phone: null,
    email: null,
    followUpOn: '2026-11-30',
    history: [event(2, { note: 'Ruft zurück.' }), event(1, { type: 'entered' })],
  });
  const page = textsOf('main')[0];
  expect(page).toContain('am Telefon aufgenommen');
  expect(page).not.toContain('eingegangen über die Website');
  expect(page).toContain('Wiedervorlage Mo 30.11.');
  expect(page).toContain('Noch einmal senden: an das Büro');
  expect(page).not.toContain(deskRequest.news);
  expect(document.querySelectorAll('main a[href^="tel:"], main a[href^="mailto:"]').length).toBe(0);
  // One's own note of today is taken back.
  expect(screen.getAllByText(deskRequest.timeline.emptyNote)).toHaveLength(1);
});

test('a request shows all that has become of it', async () => {
  await openRequest({
    kind: 'gridConnection',
    phone: null,
    photographCount: 2,
    until: '2026-11-25T08:00:00Z',
    state: 'appointment',
    followUpOn: '2026-11-24',
    isFollowUp: true,
    corrections: [{ field: 'email', before: 'alt@beispiel.example', at: '2026-11-24T09:00:00Z' }],
    blocks: [
      {
        title: 'Betreiber',
        lines: [
          line('vorname', 'Vorname', ' '),
          line('nutzAbweichend', 'Anderer Nutzer', 'Nein'),
          line('nutzOrt', 'Ort des Nutzers', ''),
          line('bestehendeAnlage', 'Bestehende Anlage', 'Ja'),
          line('bestehendeLeistung', 'Bisher', ''),
        ],
      },
      { title: 'Anlage', lines: [line('leistung', 'Leistung', '')] },
    ],
    history: [
      event(5, { by: colleague, note: 'Bitte Zähler klären.' }),
      event(4, { type: 'times', by: '', note: 'ab 16 Uhr' }),
      event(3, { type: 'remark', by: '', byLink: true, note: 'Es eilt.' }),
      event(2, { note: 'Von gestern.', at: '2026-11-23T22:59:00Z' }),
      event(1, { type: 'remark', by: '', note: 'Noch früher.' }),
    ],
    related: [
      { ...item, ...isDone, kind: 'contact', outcome: 'order', holder: colleague, isEarlier: true },
    ],
    mails: [
      mail('1', 'completed', { completedAt: '2026-11-24T09:00:00Z' }),
      mail('2', 'retry', { recipient: 'visitor', attempts: 3 }),
      mail('3', 'failed', { subject: 'pdf' }),
      mail('4', 'active', { subject: 'added' }),
    ],
  });
  const page = textsOf('main')[0];
  for (const words of [
    `${deskRequest.write}sommer@beispiel.examplegeändertheute, 10:00, vorher alt@`,
    'Wiedervorlageheute',
    'Termin morgen, 9:00 Uhr',
    'Ein Anruf passt: ab 16 Uhr',
    'Neu für SieJens Kretzschmar: Bitte Zähler klären.Kunde: Es eilt.Betreiber',
    '9:00 Jemand mit dem Link Es eilt.',
    'gestern, 23:59 Anna Vogel Von gestern.',
    'Fehlt für den NetzbetreiberVornameBetreiberBisherBetreiberVerlauf',
    'Kontakt vom 23.11.2026Auftrag, JensEinfamilienhaus',
    'An das Büroverschickt 10:00Bestätigung an den Kundenwird wiederholt, 3× versucht',
    'PDF an das BüroErneut sendenVerwerfenkam nicht anErgänzung an das Bürounterwegs',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('Ort des Nutzers');
  expect(page).not.toContain('Wiedervorlage heute');
  expect(page).not.toContain(deskRequest.timeline.emptyNote);
  await pressInMenu(deskRequest.actions.erase);
  expect((await screen.findByRole('dialog')).textContent).toContain('5 Notizen2 Fotos');
});

test('of what an answer has closed nothing stays, whatever was typed there before', async () => {
  const lines = [
    { ...line('bestehendeAnlage', 'Bestehende Anlage', 'Ja'), stored: 'ja', kind: 'choice' },
    line('bestehendeLeistung', 'Leistung', '4,2'),
  ] as const;
  const kind = 'gridConnection';
  const blocks = [
    { title: 'Objekt', lines },
    { title: 'Anlage', lines: [line('leistung', 'Leistung', '8')] },
  ] as unknown as Details['blocks'];
  const sent = await openRequest({ kind, blocks }, { 'requests.correct': { version: 5 } });
  const starts = () => [...document.querySelectorAll<HTMLElement>('[aria-label^="Bearbeiten: "]')];
  const begun = () => starts().map((start) => start.getAttribute('aria-label'));
  fireEvent.click(starts()[0] as HTMLElement);
  expect(begun()).toEqual(['Bearbeiten: Anlage']);
  press('Abbrechen');
  expect(begun()).toEqual(['Bearbeiten: Objekt', 'Bearbeiten: Anlage']);
  fireEvent.click(starts()[0] as HTMLElement);
  fireEvent.change(await screen.findByDisplayValue('4,2'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Gibt es schon eine Photovoltaikanlage?'), {
    target: { value: 'nein' },
  });
  press(deskRequest.correct.submit);
  await screen.findByText(deskRequest.correct.saved);
  const fields = { bestehendeAnlage: 'nein', bestehendeLeistung: '' };
  expect(sent).toEqual([['requests.correct', expect.objectContaining({ fields })]]);
});

test.each<[Partial<Details>, string | undefined, number]>([
  [
    {},
    'Wir haben Sie heute um 11:12 Uhr nicht erreicht. Anna Vogel versucht es morgen um 9:00 Uhr',
    1,
  ],
  [
    { attempts: 1, holder: colleague },
    'Wir haben Sie noch nicht erreicht. Jens Kretzschmar versucht',
    1,
  ],
  [
    { email: null, state: 'new', holder: null },
    'heute um 11:12 Uhr nicht erreicht. Anna Vogel versucht es',
    0,
  ],
  [{ state: 'appointment', until: '2026-11-24T10:13:00Z' }, undefined, 0],
])(
  'what the visitor’s page will say of a call in vain stands beside it: %j',
  async (request, words, boxes) => {
    await openRequest({ ...mine, ...request });
    await pressInMenu(deskRequest.actions.notReached);
    const panel = await screen.findByRole('dialog');
    if (words === undefined) expect(panel.textContent).not.toContain('Auf der Seite des Kunden');
    else expect(textsOf('[role=dialog]')[0]).toContain(words);
    expect(panel.querySelectorAll('[type=checkbox]')).toHaveLength(boxes);
  },
);

test('a day that is over is no day to wait for, and who thinks better of it sends nothing', async () => {
  const sent = await openRequest(mine);
  await pressInMenu(deskRequest.actions.waiting);
  fireEvent.click(screen.getByLabelText(deskRequest.followUp.other));
  fireEvent.change(screen.getByLabelText('Tag'), { target: { value: '2026-11-23' } });
  press('Mo 23.11. wieder vorlegen');
  expect((await screen.findByRole('alert')).textContent).toBe(deskRequest.notReached.untilMissing);
  expect(screen.getByLabelText('Tag').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByLabelText('Tag'), { target: { value: '' } });
  press('… wieder vorlegen');
  expect(screen.queryByLabelText('Uhrzeit')).toBeNull();
  press('Abbrechen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressInMenu(deskRequest.actions.followUp);
  expect(screen.queryByText(deskRequest.followUp.none)).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});
