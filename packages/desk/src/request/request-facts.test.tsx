// @vitest-environment happy-dom
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { colleague, item, me, now, Refusal, setWidth, textsOf } from '../testing/open-desk.tsx';
import { event, line, mine, openRequest, press, pressInMenu } from '../testing/open-request.tsx';
import type { Details } from './details.ts';

const { actions } = deskRequest;
const query = (selector: string) => document.querySelector<HTMLElement>(selector);
const attribute = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const blocksOf = (...blocks: object[]) => ({ blocks }) as unknown as Pick<Details, 'blocks'>;

test.each<[string | null, Partial<Details>, string, string | null, string | null]>([
  ['0351 4711', {}, 'Anrufen', 'tel:+493514711', null],
  ['0351 836661 oder abend', {}, 'Anrufen', 'tel:+49351836661', null],
  ['0351 836661 oder abends', {}, 'Anrufen', 'tel:+49351836661', 'true'],
  ['keine Nummer', {}, 'Telefon', null, 'true'],
])(
  'the number stands on the plate, what is longer in a smaller size: %s',
  async (phone, fields, label, href, isLong) => {
    await openRequest({ ...fields, phone });
    const number = [...document.querySelectorAll('main .mantine-Paper-root > div:first-child > *')];
    expect(number.map(({ textContent }) => textContent)).toEqual([label, phone]);
    expect(number[1]?.getAttribute('href') ?? null).toBe(href);
    expect(number[1]?.getAttribute('data-long') ?? null).toBe(isLong);
  },
);

test('who has no number is written to, by name and with the reference', async () => {
  await openRequest({ phone: null, kind: 'contact' });
  const link = query('main .mantine-Paper-root a');
  const url = new URL(link?.getAttribute('href') ?? '');
  expect(link?.getAttribute('data-long')).toBe('true');
  expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual([
    'mailto:',
    'sommer@beispiel.example',
  ]);
  expect(url.searchParams.get('subject')).toContain('Vorgangsnummer PV-1111-2222-3333');
  expect(url.searchParams.get('body')).toBe(
    'Guten Tag Familie Sommer,\r\n\r\nvielen Dank für Ihre Anfrage (PV-1111-2222-3333).\r\n\r\n',
  );
});

test('the plate is marked when it is late, says when a call suits while it is open, and puts the appointment into a calendar', async () => {
  const history = [event(1, { type: 'times', by: '', note: 'ab 16 Uhr' })];
  const file = { name: 'Termin.ics', type: 'text/calendar', base64: btoa('BEGIN') };
  const made: unknown[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob);
    return 'blob:1';
  });
  const sent = await openRequest(
    { ...mine, state: 'appointment', moment: '2026-11-24T10:12:00Z', history },
    { 'requests.calendar': file },
  );
  const plate = query('main .mantine-Paper-root');
  expect(plate?.getAttribute('data-late')).toBe('true');
  expect(plate?.textContent).toContain('Ein Anruf passt: ab 16 Uhr');
  const names: string[] = [];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  fireEvent.click(query('main .mantine-Paper-root button') as HTMLElement);
  await waitFor(() => expect(names).toEqual(['Termin.ics']));
  clicked.mockRestore();
  expect(await (made[0] as Blob).text()).toBe('BEGIN');
  expect((made[0] as Blob).type).toBe('text/calendar');
  expect(sent).toEqual([['requests.calendar', { reference: item.reference }]]);
  cleanup();
  await openRequest({ folder: 'done', state: 'done', doneAt: '2026-11-24T09:00:00Z', history });
  expect(query('main .mantine-Paper-root')?.getAttribute('data-late')).toBeNull();
  expect(query('main .mantine-Paper-root')?.textContent).not.toContain('Ein Anruf passt');
  expect(query('main .mantine-Paper-root button')).toBeNull();
});

test('the documents are those that are asked for, and a file that does not arrive is said', async () => {
  const names: string[] = [];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const file = (name: string) => ({ name, type: 'text/plain', base64: '' });
  const documents = {
    form: file('Formular.pdf'),
    powerOfAttorneyPdf: file('Vollmacht.pdf'),
    powerOfAttorneyWord: file('Vollmacht.docx'),
  };
  const sent = await openRequest(
    { ...mine, hasDocuments: true },
    {
      'requests.documents': documents,
      'requests.csv': new Refusal('INTERNAL_SERVER_ERROR'),
    },
  );
  press(actions.pdf);
  await waitFor(() => expect(names).toHaveLength(1));
  for (const words of [actions.powerOfAttorneyPdf, actions.powerOfAttorneyWord]) {
    press(actions.powerOfAttorney);
    await screen.findByText(words);
    const before = names.length;
    press(words);
    await waitFor(() => expect(names).toHaveLength(before + 1));
  }
  expect(names).toEqual(['Formular.pdf', 'Vollmacht.pdf', 'Vollmacht.docx']);
  vi.setSystemTime(now.getTime() + 59_000);
  press(actions.pdf);
  await waitFor(() => expect(names).toHaveLength(4));
  expect(sent).toEqual([['requests.documents', { reference: item.reference }]]);
  vi.setSystemTime(now.getTime() + 120_000);
  press(actions.pdf);
  await waitFor(() => expect(names).toHaveLength(5));
  expect(sent.map(([procedure]) => procedure)).toEqual([
    'requests.documents',
    'requests.documents',
  ]);
  await pressInMenu(actions.csv);
  expect((await screen.findByRole('alert')).textContent).toBe('Nicht geladen: Abgelehnt.');
  // The browser is still reading them.
  expect(revoked).not.toHaveBeenCalled();
  clicked.mockRestore();
});

test('reference, link and text are copied as they are', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    clipboard: { writeText: async (text: string) => copied.push(text) },
  });
  await openRequest({ ownPage: 'https://seite.example/a', text: 'Alle Angaben' });
  press(deskRequest.copyReference);
  await screen.findByText(deskRequest.copied);
  press(deskRequest.ownPage.copy);
  await pressInMenu(actions.copyAll);
  expect(copied).toEqual([item.reference, 'https://seite.example/a', 'Alle Angaben']);
});

test('photographs stand in their order, with what they show, since when, and who may have sent them', async () => {
  const photographs = [
    { id: 'a', kind: 'meter', bytes: 2_400_000, width: 640, height: 480 },
    { id: 'b', kind: 'roof-outside', bytes: 2_700_000, width: 480, height: 640, byLink: true },
  ].map((one) => ({
    addedAt: '2026-11-23T09:15:00Z',
    ...one,
  })) as unknown as Details['photographs'];
  await openRequest({ photographs });
  expect(textsOf('section[aria-labelledby=fotos]')).toEqual([
    '2 FotosAlle herunterladen (ZIP, 5,1 MB)Zählerschrankgestern, 10:15Dach von außengestern, 10:15, nur über den Link',
  ]);
  const images = [...document.querySelectorAll('section[aria-labelledby=fotos] img')];
  expect(
    images.map((image) =>
      ['alt', 'width', 'height', 'loading'].map((name) => image.getAttribute(name)).join(),
    ),
  ).toEqual([
    'Zählerschrank, Foto 1 von 2, groß ansehen,640,480,lazy',
    'Dach von außen, Foto 2 von 2, groß ansehen,480,640,lazy',
  ]);
  expect(attribute('section[aria-labelledby=fotos] a', 'href')).toEqual([
    '/anfragen/PV-1111-2222-3333/fotos.zip',
    '/fotos/a',
    '/fotos/b',
  ]);
  cleanup();
  await openRequest();
  expect(query('section[aria-labelledby=fotos]')).toBeNull();
});

test('answers stand as they were given: what leads to somebody is a link, what is missing is asked for', async () => {
  const kinds = (name: string, value: string, kind: string) => ({
    ...line(name, name, value),
    kind,
  });
  const lines = [
    kinds('name', 'Eva', 'name'),
    kinds('phone', '0351 4712', 'phone'),
    kinds('mobile', 'keine', 'phone'),
    kinds('email', 'sommer@beispiel.example', 'email'),
    kinds('other', 'x@beispiel.example', 'email'),
    kinds('message', 'x'.repeat(90), 'line'),
    kinds('long', 'x'.repeat(91), 'line'),
    kinds('lines', 'a\nb', 'line'),
    kinds('choice', '', 'choice'),
    kinds('empty', ' ', 'line'),
    kinds('born', '28.02.1971', 'birthDate'),
    kinds('twelfth', 'a', 'line'),
    kinds('thirteenth', 'a', 'line'),
  ];
  const corrections = [
    { field: 'email', before: 'alt@beispiel.example', at: '2026-11-24T09:00:00Z' },
  ] satisfies Details['corrections'];
  const changed = () => textsOf('main dl > div').filter((text) => text.includes('geändert'));
  await openRequest({ kind: 'contact', corrections, ...blocksOf({ title: null, lines }) });
  expect(changed()).toEqual([
    'emailsommer@beispiel.examplegeändertheute, 10:00, vorher alt@beispiel.example',
  ]);
  const rows = (selector: string) => textsOf(`main dl > div${selector} dt`);
  expect(textsOf('section[aria-labelledby] h2')[0]).toBe('AngabenBearbeiten');
  expect(rows('')).not.toContain('empty');
  expect(rows('[data-text]')).toEqual(['long', 'lines']);
  expect(rows('[data-unprinted]')).toEqual(['born']);
  expect(textsOf('main dl > div').find((text) => text.startsWith('choice'))).toBe(
    'choiceweiß ich noch nichtklären',
  );
  expect(query('section[data-long]')).toBeNull();
  const links = [...document.querySelectorAll('main dl a')];
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    'tel:+493514712',
    'mailto:sommer@beispiel.example',
    'mailto:x@beispiel.example',
  ]);
  cleanup();
  const kind = 'gridConnection';
  await openRequest({
    kind,
    phone: null,
    corrections,
    ...blocksOf({ title: 'Objekt', lines }, { title: 'Anlage', lines: [] }),
  });
  // The plate has said so.
  expect(changed()).toEqual([]);
  expect(textsOf('main dl > div').find((text) => text.startsWith('empty'))).toBe(
    'emptyfehltklären',
  );
  expect(textsOf('main dl > div').find((text) => text.startsWith('choice'))).toBe(
    'choicefehltklären',
  );
  expect(query('section[data-long]')).not.toBeNull();
  expect(textsOf('aside section')[0]).toBe('Fehlt für den NetzbetreiberchoiceObjektemptyObjekt');
});

test('the answers of a consultation stand in its steps, and a corrected one says what it was', async () => {
  const lines = [
    line('haustyp', 'Haus', 'Reihenhaus'),
    line('phone', 'Telefon', '0351 4711'),
    { ...line('email', 'E-Mail', 'sommer@beispiel.example'), kind: 'email' },
    { ...line('dach', 'Dach', ''), kind: 'choice' },
  ];
  const corrections = (['phone', 'email', 'address'] as const).map((field) => ({
    field,
    before: field === 'phone' ? '' : `alt ${field}`,
    at: '2026-11-24T09:00:00Z',
  }));
  await openRequest({
    place: '01689 Weinböhla',
    corrections,
    ...blocksOf({ title: null, lines }, { title: null, lines: [] }),
  });
  expect(textsOf('aside section')[0]).toMatch(/^Verlauf/);
  expect(
    textsOf('section[aria-labelledby] h2').map((title) => title.replace('Bearbeiten', '')),
  ).toEqual(['Haus', 'Kontakt']);
  const page = textsOf('main')[0];
  expect(page).toContain('0351 4711geändertheute, 10:00, vorher keine Angabe');
  expect(page).toContain('01689 Weinböhla geändertheute, 10:00, vorher alt address');
  expect(page).toContain('sommer@beispiel.examplegeändertheute, 10:00, vorher alt email');
});

test('what others have written since one’s own last step is new; what came before is not', async () => {
  const news = () => textsOf('main [role=alert]');
  const theirs = event(3, { by: colleague, note: 'Zähler klären.' });
  const emptied = event(4, { by: colleague });
  const history = [
    emptied,
    theirs,
    event(2, { type: 'taken' }),
    event(1, { by: colleague, note: 'Alt.' }),
  ];
  await openRequest({ ...mine, history });
  expect(news()).toEqual(['Neu für SieJens Kretzschmar: Zähler klären.']);
  cleanup();
  await openRequest({ history: [event(2, { note: 'Von mir.' }), theirs] });
  expect(news()).toEqual([]);
  cleanup();
  await openRequest({
    history: [event(4, { by: colleague, type: 'appointment', note: 'Termin' }), theirs],
  });
  expect(news()).toEqual(['Neu für SieJens Kretzschmar: Zähler klären.']);
});

test('the queue beside it says where each stands', async () => {
  const one = (name: string, fields: object) => ({ ...item, name, reference: name, ...fields });
  const requests = [
    one('A', { moment: '2026-11-25T08:00:00Z', isFollowUp: true, state: 'waiting', town: null }),
    one('B', { moment: null, folder: 'suspected', receivedAt: '2026-11-24T10:11:30Z' }),
    one('C', { moment: null, holder: me, receivedAt: '2026-11-20T10:12:00Z' }),
  ];
  await openRequest({}, { 'requests.list': { requests } });
  await screen.findByText('C');
  expect(textsOf('nav[aria-label=Warteschlange] h2')).toEqual(['Morgen 1', 'Ohne Frist 2']);
  expect(textsOf('nav[aria-label=Warteschlange] li').toSorted()).toEqual([
    'AmorgenBeratungwartet',
    'B0 minBeratung, WeinböhlaVerdacht',
    'C4 TageBeratung, WeinböhlaAnna',
  ]);
  expect(attribute('nav[aria-label=Warteschlange] [data-new]', 'href')).toEqual(['/anfragen/B']);
  expect(query('nav[aria-label=Warteschlange] [aria-current]')).toBeNull();
});

test('in the queue the request that is open is marked, and scrolled to', async () => {
  const scrolled: [string | null, unknown][] = [];
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (how) {
    scrolled.push([this.getAttribute('href'), how]);
  };
  const other = { ...item, name: 'A', reference: 'new', receivedAt: now.toISOString() };
  await openRequest({}, { 'requests.list': { requests: [other, item] } });
  const path = `/anfragen/${item.reference}`;
  await waitFor(() => expect(attribute('nav [aria-current=page]', 'href')).toEqual([path]));
  expect(attribute('nav [data-new]', 'href')).toEqual(['/anfragen/new']);
  expect(attribute('header nav [aria-current]', 'href')).toEqual(['/']);
  fireEvent.click(screen.getByText('A'));
  await waitFor(() =>
    expect(attribute('nav [aria-current=page]', 'href')).toEqual(['/anfragen/new']),
  );
  await waitFor(() => expect(query('nav [data-new]')).toBeNull());
  const to = { block: 'nearest' };
  expect(scrolled.at(-1)).toEqual(['/anfragen/new', to]);
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('another request of the same visitor is a link, with its state', async () => {
  const other = { ...item, reference: 'PV-9', isEarlier: true } as Details['related'][number];
  const ordered = {
    reference: 'PV-8',
    state: 'done',
    outcome: 'order',
    holder: colleague,
  } as const;
  await openRequest({ related: [other, { ...other, ...ordered }] });
  expect(textsOf('aside section').find((text) => text.startsWith('Frühere'))).toBe(
    'Frühere und spätere AnfragenBeratung vom 23.11.2026neuEinfamilienhausBeratung vom 23.11.2026Auftrag, JensEinfamilienhaus',
  );
  expect(query('aside a[href="/anfragen/PV-9"]')).not.toBeNull();
});

test('on a phone the next steps are at the thumb, and a panel is a window', async () => {
  setWidth(1023);
  const sent = await openRequest(mine);
  const foot = () => textsOf('main div[data-tone=slate] button');
  expect(foot()).toEqual(['Beantwortet', 'Nicht erreicht', 'Notiz']);
  expect(document.querySelector('main nav, nav[aria-label=Seiten]')).toBeNull();
  press('Notiz');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  press(actions.more);
  await screen.findByRole('menu');
  expect(textsOf('[role=menuitem]').slice(0, 3)).toEqual([
    'Beantwortet',
    'Nicht erreicht …',
    'Weitergeben …',
  ]);
  press(actions.handOver);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('h2')?.textContent).toBe('An wen?');
  press('Abbrechen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  cleanup();
  await openRequest({ holder: colleague });
  expect(foot()).toEqual(['Von Jens übernehmen', 'Notiz']);
  cleanup();
  await openRequest();
  expect(foot()).toEqual(['Übernehmen', 'Nicht erreicht', 'Notiz']);
  cleanup();
  await openRequest({ folder: 'done', state: 'done', doneAt: '2026-11-24T09:00:00Z' });
  expect(foot()).toEqual(['Notiz']);
});
