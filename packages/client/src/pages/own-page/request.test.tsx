// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPageActionPath } from '@rebhang-solar/content/own-page-paths';
import { ownPage, ownPageStates } from '@rebhang-solar/content/pages/own-page';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { photographKinds } from '@rebhang-solar/content/photograph-kinds';
import type { OpenedPage, OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { momentsFrom } from '../../components/moments.ts';
import { ProgressSteps } from '../../components/progress-steps.tsx';
import { Request } from './request.tsx';
import { RequestHead } from './request-head.tsx';
import { now, view } from './testing/view.ts';

const opened: OpenedPage = {
  changing: 'free',
  sent: [],
  contact: { phone: '0351 4711', email: 'ada@beispiel.example', address: null },
  corrections: [],
  remarks: [],
  photographs: [],
  papers: [],
  canWithdraw: true,
};

/** Puts a part of the page into the document, as the server renders it. */
function put(element: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      {element}
    </MantineProvider>,
  );
}

const moments = momentsFrom(now);
const showHead = (part: Partial<OwnPageView>) =>
  put(<RequestHead view={{ ...view, ...part }} now={now} moments={moments} />);

function show(part: Partial<OwnPageView>, its?: Partial<OpenedPage>) {
  const shown = { ...view, ...part, ...(its && { opened: { ...opened, ...its } }) };
  put(<Request view={shown} now={now} moments={moments} />);
}

/** With the spaces that can be typed. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => plain(textContent));
const page = () => plain(document.body.textContent);

const [yesterday, soon, before] = [
  '2026-11-23T13:20:00.000Z',
  '2026-11-24T15:30:00.000Z',
  '2026-11-24T09:20:00.000Z',
];
const received = 'Eingegangengestern, 14:20 Uhr';

test.each<[Partial<OwnPageView>, string[]]>([
  [
    {},
    [
      `${received} (jetzt)`,
      'Übernommen (noch nicht)',
      'Beantwortetheute bis 14:20 Uhr (noch nicht)',
    ],
  ],
  [
    { state: 'taken', dueAt: before },
    [`${received} (erledigt)`, 'Übernommen (jetzt)', 'Beantwortet (noch nicht)'],
  ],
  [
    { state: 'taken', firstContactAt: before },
    [`${received} (erledigt)`, 'Übernommen (jetzt)', 'Beantwortet (noch nicht)'],
  ],
  [
    { state: 'notReached', until: soon, firstContactAt: before },
    [
      `${received} (erledigt)`,
      'Übernommen (erledigt)',
      'Nicht erreichtwieder heute, 16:30 Uhr (jetzt)',
      'Beantwortet (noch nicht)',
    ],
  ],
  [
    { state: 'appointment', until: soon, dueAt: null },
    [
      `${received} (erledigt)`,
      'Übernommen (erledigt)',
      'Terminheute, 16:30 Uhr (jetzt)',
      'Beantwortet (noch nicht)',
    ],
  ],
  [
    { state: 'waiting', dueAt: null },
    [
      `${received} (erledigt)`,
      'Übernommen (erledigt)',
      'Wir warten auf Sie (jetzt)',
      'Beantwortet (noch nicht)',
    ],
  ],
  [
    { state: 'answered', doneAt: before },
    [`${received} (erledigt)`, 'Übernommen (erledigt)', 'Beantwortetheute, 10:20 Uhr (jetzt)'],
  ],
  [
    { state: 'closed', doneAt: before },
    [`${received} (erledigt)`, 'Abgeschlossenheute, 10:20 Uhr (jetzt)'],
  ],
])('how far it is: %j', (part, steps) => {
  put(<ProgressSteps view={{ ...view, ...part }} moments={moments} />);
  expect(texts('ol li')).toEqual(steps);
  expect(all('ol li[aria-current="step"]')).toHaveLength(1);
});

test('how the promise is counted is said for as long as it can be kept, with the days that do not count', () => {
  const why = 'Warum bis dann?';
  showHead({});
  expect(page()).toContain(`${why} Zugesagt sind 24 Stunden, gezählt ab gestern, 14:20 Uhr.`);
  const skipped = [
    { day: '2026-11-22T12:00:00.000Z', reason: null },
    { day: '2026-11-18T12:00:00.000Z', reason: 'Buß- und Bettag' },
  ];
  showHead({ promise: { hours: 24, from: yesterday, skipped } });
  expect(page()).toContain(
    'Sonntag, 22. November und Mittwoch, 18. November (Buß- und Bettag) zählen nicht mit.',
  );
  for (const part of [
    { dueAt: before },
    { firstContactAt: before },
    { state: 'answered', doneAt: before },
  ] as const) {
    showHead(part);
    expect(page()).not.toContain(why);
  }
});

test.each<[Partial<OwnPageView>, string]>([
  [{ dueAt: before }, 'Zugesagt war: heute bis 10:20 Uhr.'],
  [{}, plain(ownPageStates.received.next('consultation'))],
  [{ state: 'taken', holder: 'Anna Vogel' }, 'Anna Vogel meldet sich bei Ihnen, per Telefon'],
  [
    { state: 'notReached', until: soon, holder: 'Anna Vogel' },
    'Anna Vogel versucht es heute um 16:30 Uhr noch einmal.',
  ],
  [
    { state: 'notReached', until: before, holder: 'Anna Vogel' },
    'Anna Vogel versucht es noch einmal.',
  ],
])('what happens next, and never at a time that is over: %j', (part, sentence) => {
  showHead(part);
  expect(page()).toContain(sentence);
});

test('the number is that of whoever answers the form, of another colleague the company’s', () => {
  const adviser = peopleOfForms.consultation;
  const number = () => all('a[href^="tel:"]')[0]?.getAttribute('href');
  showHead({});
  expect(number()).toBe(adviser?.phoneHref ?? company.phoneHref);
  showHead({ state: 'taken', holder: adviser?.name ?? 'Anna Vogel' });
  expect(number()).toBe(adviser?.phoneHref ?? company.phoneHref);
  showHead({ state: 'taken', holder: 'Niemand Sonst' });
  expect(number()).toBe(company.phoneHref);
  expect(page()).toContain('Niemand Sonst');
});

const callTimes = ['24T13', '24T16', '25T10'].map((part) => ({
  value: `2026-11-${part}`,
  label: `Zeit ${part}`,
}));

test('times to call stand where somebody still calls, once, those of a day together, and stay ticked', () => {
  const places = (state: OwnPageView['state']) => {
    show({ state, callTimes, chosenTimes: 'Zeit 24T16, Zeit 25T10' });
    return texts('#zeiten h2').length;
  };
  expect((['received', 'taken', 'notReached', 'waiting'] as const).map(places)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(all('#zeiten [checked]').map((box) => box.getAttribute('value'))).toEqual([
    '2026-11-24T16',
    '2026-11-25T10',
  ]);
  const days = all('#zeiten fieldset > div > div');
  expect(days.map((day) => day.querySelectorAll('input').length)).toEqual([2, 1]);
  expect((['appointment', 'answered', 'order', 'closed'] as const).map(places)).toEqual([
    0, 0, 0, 0,
  ]);
  show({ callTimes: [] });
  expect(texts('#zeiten')).toEqual([]);
});

const locked = (isForAll: boolean) => ({ until: soon, isForAll });

test.each<[string, Partial<OwnPageView>, Partial<OpenedPage> | undefined, string[]]>([
  ['the digits of a number', {}, undefined, ['ziffern']],
  ['a code that is to be mailed', { second: 'mail' }, undefined, []],
  ['a code that was mailed', { second: 'mail', codeSent: true }, undefined, ['code']],
  ['nothing where there is neither', { second: null }, undefined, []],
  ['nothing while it is locked', { locked: locked(false) }, undefined, []],
  ['nothing while it is locked for all', { locked: locked(true) }, undefined, []],
  ['a code before a change', { codeSent: true }, { changing: 'code' }, ['code']],
  [
    'a code also while digits are locked',
    { codeSent: true, locked: locked(true) },
    { changing: 'code' },
    ['code'],
  ],
  [
    'no code while this network is locked',
    { codeSent: true, locked: locked(false) },
    { changing: 'code' },
    [],
  ],
  ['no code where there is no address', { codeSent: true }, { changing: 'call' }, []],
  ['a code that is to be mailed before a change', {}, { changing: 'code' }, []],
  ['nothing before a change in the browser that has sent it', {}, { changing: 'free' }, []],
])('the page asks for %s', (_, part, its, fields) => {
  show(part, its);
  const asked = all('[name="ziffern"], [name="code"]').map((field) => field.getAttribute('name'));
  expect(asked).toEqual(fields);
  const isToBeChanged = its?.changing === 'code' && !part.codeSent;
  const isMailed = (part.second === 'mail' && !part.codeSent) || isToBeChanged;
  // Whom to call, and why.
  const calls = [ownPage.open.noCode, ownPage.change.wrongAddress, ownPage.change.noAddress];
  expect(calls.map((words) => page().includes(plain(words)))).toEqual([
    fields.includes('code'),
    isToBeChanged,
    its?.changing === 'call',
  ]);
  expect(all(`form[action$="${ownPageActionPath(view.token, 'code')}"]`)).toHaveLength(
    isMailed ? 1 : 0,
  );
  if (part.locked && fields.length === 0) {
    expect(texts('[role="alert"]').join()).toContain('Heute um 16:30 Uhr');
    expect(texts('[role="alert"]').join().includes('zu oft falsche Ziffern')).toBe(
      part.locked.isForAll,
    );
  }
});

test.each<[string, Partial<OpenedPage> | undefined, string[]]>([
  ['who has the link alone', undefined, ['#oeffnen']],
  ['who has opened the page', { changing: 'code' }, ['data', '#aendern']],
  ['who may change it', { changing: 'free' }, ['data', 'withdraw']],
  ['who has given an order', { changing: 'free', canWithdraw: false }, ['data']],
])('data and withdrawal are offered to %s as far as it goes', (_, its, offered) => {
  show({}, its);
  expect(page().includes(plain(ownPage.withdraw.order))).toBe(its?.canWithdraw === false);
  const hrefs = all('a').map((link) => link.getAttribute('href'));
  const ways = {
    '#oeffnen': '#oeffnen',
    data: ownPageActionPath(view.token, 'data'),
    '#aendern': '#aendern',
    withdraw: ownPageActionPath(view.token, 'withdraw'),
  };
  expect(
    Object.entries(ways).flatMap(([name, href]) => (hrefs.includes(href) ? [name] : [])),
  ).toEqual(offered);
});

test('what is wrong with a correction stands at its field, the others keep what was typed, and the form is open', () => {
  const problem = {
    form: 'angaben',
    field: 'email',
    message: 'So nicht',
    values: { phone: '0171 1', email: 'ada@' },
  } as const;
  show({}, {});
  expect(all('details[open]')).toEqual([]);
  expect(all('[name="address"]')).toEqual([]);
  show({ problem }, { contact: { ...opened.contact, address: 'Markt 1' } });
  expect(all('details[open]')).toHaveLength(1);
  const fields = ['phone', 'email', 'address'].map((name) => all(`[name="${name}"]`)[0]);
  expect(fields.map((field) => field?.getAttribute('value'))).toEqual([
    '0171 1',
    'ada@',
    'Markt 1',
  ]);
  expect(fields.map((field) => field?.getAttribute('aria-invalid'))).toEqual([null, 'true', null]);
  expect(texts('[id$="-error"]')).toEqual(['So nicht']);
});

test('a correction says what was there before, and that nothing was', () => {
  const at = before;
  show(
    {},
    {
      corrections: [
        { field: 'phone', before: '0351 4711', at },
        { field: 'address', before: '', at },
      ],
    },
  );
  expect(page()).toContain('Telefon: von Ihnen geändert, vorher 0351 4711');
  expect(page()).toContain('Adresse: von Ihnen ergänzt');
  expect(page()).not.toContain(ownPage.sent.papers);
});

test('once a request is done, what is still open is asked first', () => {
  const order = (state: OwnPageView['state']) => {
    show({ state });
    return all('#bemerkung, #fotos').map(({ id }) => id);
  };
  expect(order('taken')).toEqual(['fotos', 'bemerkung']);
  for (const state of ['answered', 'order', 'closed'] as const)
    expect(order(state)).toEqual(['bemerkung', 'fotos']);
});

test('with the last photograph the fields for more are gone, and it is said', () => {
  const photographs = [{ id: 'a', kind: 'meter', width: 4, height: 3 }] as const;
  const counts = { ...view.photographCounts, meter: 2 };
  show({ photographsLeft: 1, photographCounts: counts });
  expect(all('input[type="file"]')).toHaveLength(photographKinds.length);
  expect(texts('#foto-meter label')[0]).toMatch(ownPage.photographs.more);
  expect(texts('#foto-bill label')[0]).toMatch(ownPage.photographs.add);
  show({ photographsLeft: 0, photographCounts: counts }, { photographs: [...photographs] });
  expect(all('input[type="file"]')).toEqual([]);
  expect(page()).toContain(ownPage.photographs.full);
  expect(all('form[action$="/a/loeschen"]')).toHaveLength(1);
  show({ photographsLeft: 0 }, { photographs: [...photographs], changing: 'code' });
  expect(all('form[action$="/a/loeschen"]')).toEqual([]);
});

test.each<[Partial<OwnPageView>, Partial<OpenedPage> | undefined, string, string]>([
  [{ done: 'fotos' }, undefined, '#fotos', ownPage.photographs.stored],
  [{ done: 'bemerkung' }, undefined, '#bemerkung', ownPage.remark.stored],
  [
    { done: 'zeiten', callTimes, chosenTimes: 'Zeit 24T16' },
    undefined,
    '#zeiten',
    ownPage.times.stored,
  ],
  [{ done: 'zeiten', callTimes }, undefined, '#zeiten', ownPage.times.takenBack],
  [{ done: 'angaben' }, {}, '#angaben', ownPage.sent.stored],
  [{ done: 'frei' }, {}, '#angaben #frei', ownPage.change.free],
  [{ done: 'code', second: 'mail', codeSent: true }, undefined, '#code', ownPage.open.codeSent],
])(
  'what was just taken is said where its form stands, and nowhere else: %j',
  (part, its, place, words) => {
    const said = () => all('[role="status"]').filter(({ textContent }) => textContent);
    show(part, its);
    expect(said().map(({ textContent }) => textContent)).toEqual([words]);
    expect(said()[0]?.closest(place)).not.toBeNull();
    show({ ...part, done: null }, its);
    expect(said()).toEqual([]);
  },
);

/** By which words a control is described. */
const described = (selector: string) =>
  (all(selector)[0]?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => plain(document.getElementById(id)?.textContent));

test.each<[string, string, Partial<OwnPageView>]>([
  ['oeffnen', 'ziffern', {}],
  ['oeffnen', 'code', { second: 'mail', codeSent: true }],
  ['bemerkung', 'text', {}],
])(
  'a form %s that was rejected keeps what was typed, and its field %s says why',
  (form, field, part) => {
    const problem = { form, field, message: 'So nicht', values: { [field]: 'getippt' } };
    const shown = () => all(`[name="${field}"]`)[0] as HTMLInputElement;
    show({ ...part, problem: problem as OwnPageView['problem'] });
    expect([shown().value, shown().getAttribute('aria-invalid')]).toEqual(['getippt', 'true']);
    expect(shown().hasAttribute('autofocus')).toBe(true);
    expect(described(`[name="${field}"]`)).toContain('So nicht');
    show({ ...part, problem: { ...problem, form: 'angaben' } as OwnPageView['problem'] });
    expect([shown().value, shown().getAttribute('aria-invalid')]).toEqual(['', null]);
  },
);

test('why no code was mailed, no time or photograph taken, stands at its place', () => {
  const problem = { field: 'x', message: 'So nicht', values: { art: 'bill' } };
  show({ second: 'mail', problem: { ...problem, form: 'oeffnen' } });
  expect(texts('#code [role="alert"]')).toEqual(['So nicht']);
  show({ callTimes, problem: { ...problem, form: 'zeiten' } });
  expect(described('#zeiten fieldset')).toEqual(['So nicht']);
  show({ callTimes, problem: { ...problem, form: 'fotos' } });
  expect(described('#zeiten fieldset')).toEqual(['']);
  expect(described('#foto-bill input[type="file"]')).toEqual(['So nicht']);
  expect(all('input[aria-invalid]').map((field) => field.closest('li')?.id)).toEqual(['foto-bill']);
  expect(texts('#foto-bill label')[0]).toMatch(ownPage.photographs.other);
});

test('whoever has the link alone sees no remark, paper or picture; of each remark it is said who has sent it', () => {
  const photographs = [
    { id: 'a', kind: 'meter', width: 4, height: 3 },
    { id: 'b', kind: 'meter', width: 4, height: 3 },
  ] as const;
  const its: Partial<OpenedPage> = {
    remarks: [
      { text: 'Nach 16 Uhr', at: yesterday, byLink: false },
      { text: 'Hinten klingeln', at: before, byLink: true },
    ],
    papers: [{ label: 'Anmeldung', href: '/anmeldung.pdf' }],
    photographs: [...photographs],
    sent: [{ title: 'Haus', rows: [{ label: 'Dach', value: 'Süd' }] }],
  };
  show({ photographCounts: { ...view.photographCounts, meter: 2 } });
  expect(all('#bemerkung li, #angaben, #foto-meter img')).toEqual([]);
  show({}, its);
  expect(texts('#bemerkung li')).toEqual([
    'gestern, 14:20 UhrNach 16 Uhr',
    `heute, 10:20 Uhr, ${ownPage.remark.byLink}Hinten klingeln`,
  ]);
  expect(all('#angaben a[href="/anmeldung.pdf"]')).toHaveLength(1);
  expect(texts('#angaben dl')).toEqual(['DachSüd']);
  // Line by line, as they were typed.
  const typed = all('#bemerkung li, #angaben dd span').map(({ style }) => style.whiteSpace);
  expect(typed).toEqual(['pre-line', 'pre-line', 'pre-line']);
  const address = `${ownPageActionPath(view.token, 'photographs')}/`;
  const { label } = ownPage.photographs.kinds.meter;
  const pictures = all('#foto-meter img').map((one) => [
    one.getAttribute('src')?.startsWith(`${one.closest('a')?.getAttribute('href')}/`),
    one.closest('a')?.getAttribute('href'),
    one.getAttribute('alt'),
  ]);
  expect(pictures).toEqual(
    ['a', 'b'].map((id, index) => [
      true,
      address + id,
      ownPage.photographs.picture(label, index + 1),
    ]),
  );
  const removals = all('#foto-meter form button[aria-label]');
  expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual(
    [1, 2].map((number) => ownPage.photographs.removeOf(label, number)),
  );
});

test('an appointment is offered for the calendar, no other state is', () => {
  const offered = (state: OwnPageView['state']) => {
    showHead({ state, until: soon });
    return all(`a[download][href="${ownPageActionPath(view.token, 'appointment')}"]`).length;
  };
  expect((['appointment', 'notReached', 'taken', 'answered'] as const).map(offered)).toEqual([
    1, 0, 0, 0,
  ]);
});
