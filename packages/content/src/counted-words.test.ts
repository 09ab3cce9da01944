import { expect, test } from 'vitest';
import { signInTexts } from './desk/sign-in.ts';
import { desk, deskList, deskMails, deskRequest, deskWeek } from './desk-words.ts';
import { rejectedPost } from './forms/rejected-post.ts';
import { formTexts } from './forms/shared.ts';
import { validationMessages } from './forms/validation.ts';
import { gridConnectionFile } from './grid-connection-file.ts';
import { inboxMessages } from './inbox.ts';
import { codeWords } from './mails/code.ts';
import { digestWords } from './mails/digest.ts';
import { morningWords } from './mails/morning.ts';
import { ownPageDownloads } from './own-page-downloads.ts';
import { faqPage } from './pages/faq.ts';
import { ownPage } from './pages/own-page.ts';
import { projectsPage } from './pages/projects.ts';
import { solarCalculatorPage } from './pages/solar-calculator.ts';
import { powerOfAttorneyFile } from './power-of-attorney.ts';

const { empty } = deskList;
const { erase } = deskRequest;

test.each<[one: string, several: string, begins: [one: string, several: string]]>([
  [deskList.arrived(1), deskList.arrived(2), ['1 neue Anfrage', '2 neue Anfragen']],
  [
    empty.today(1, 1),
    empty.today(2, 0),
    ['Heute ist 1 Anfrage gekommen, 1 ist', 'Heute sind 2 Anfragen gekommen, 0 sind'],
  ],
  [deskList.search.hits(1), deskList.search.hits(0), ['1 Treffer', '0 Treffer']],
  [
    erase.goesAll(1),
    erase.goesAll(2),
    ['alle Angaben und der Verlauf, 1 Notiz', 'alle Angaben und der Verlauf, 2 Notizen'],
  ],
  [
    deskRequest.timeline.events.photographs(1),
    deskRequest.timeline.events.photographs(2),
    ['hat 1 Foto', 'hat 2 Fotos'],
  ],
  [deskMails.notice(1), deskMails.notice(2), ['1 E-Mail ist', '2 E-Mails sind']],
  [deskMails.resent(1), deskMails.resent(2), ['Die E-Mail geht', '2 E-Mails gehen']],
  [
    deskWeek.holidays(['Karfreitag']),
    deskWeek.holidays(['Karfreitag', 'Ostermontag']),
    ['Karfreitag zählt', 'Karfreitag, Ostermontag zählen'],
  ],
  [
    deskWeek.headline(8, 1, 1, 1, 0),
    deskWeek.headline(8, 2, 1, 2, 0),
    ['KW 8: 1 neue Anfrage, 1 von 1 Beratung in', 'KW 8: 2 neue Anfragen, 1 von 2 Beratungen in'],
  ],
  [
    deskWeek.headline(8, 0, 0, 0, 1),
    deskWeek.headline(8, 0, 0, 0, 2),
    ['KW 8: 0 neue Anfragen, 1 läuft noch', 'KW 8: 0 neue Anfragen, 2 laufen noch'],
  ],
  [deskList.photographs(1), deskList.photographs(2), ['1 Foto', '2 Fotos']],
  [deskList.takenAll(1), deskList.takenAll(2), ['1 Anfrage übernommen', '2 Anfragen übernommen']],
  [erase.goesPhotographs(1), erase.goesPhotographs(2), ['1 Foto', '2 Fotos']],
  [
    digestWords.subject(1),
    digestWords.subject(2),
    ['Sammel-E-Mail: 1 Anfrage', 'Sammel-E-Mail: 2 Anfragen'],
  ],
  [
    morningWords.moreForgotten(1),
    morningWords.moreForgotten(2),
    ['Und eine weitere', 'Und 2 weitere'],
  ],
  [
    inboxMessages.export.done(1),
    inboxMessages.export.done(0),
    ['1 Anfrage ausgegeben', '0 Anfragen ausgegeben'],
  ],
  [
    inboxMessages.purged(1, 24),
    inboxMessages.purged(2, 24),
    [
      '1 Anfrage gelöscht, die älter als 24 Monate war',
      '2 Anfragen gelöscht, die älter als 24 Monate waren',
    ],
  ],
  [formTexts.receipt.answers(1), formTexts.receipt.answers(2), ['1 Angabe', '2 Angaben']],
  [
    faqPage.search.found(1, 15, 'Dach'),
    faqPage.search.found(2, 15, 'Dach'),
    ['1 von 15\u00A0Fragen passt', '2 von 15\u00A0Fragen passen'],
  ],
  [
    solarCalculatorPage.form.persons(1),
    solarCalculatorPage.form.persons(2),
    ['1 Person', '2 Personen'],
  ],
  [morningWords.waiting(1), morningWords.waiting(2), ['1 E-Mail wartet', '2 E-Mails warten']],
  [morningWords.givenUp(1), morningWords.givenUp(2), ['1 E-Mail ist', '2 E-Mails sind']],
  [
    morningWords.allDone(1),
    morningWords.allDone(2),
    ['Alles beantwortet: 1 Anfrage ist', 'Alles beantwortet: 2 Anfragen sind'],
  ],
  [
    inboxMessages.resent(1),
    inboxMessages.resent(2),
    ['1 E-Mail eingereiht', '2 E-Mails eingereiht'],
  ],
  [
    inboxMessages.erase.question(1),
    inboxMessages.erase.question(2),
    ['Diesen Vorgang', 'Diese 2 Vorgänge'],
  ],
  [
    inboxMessages.erase.done(1, 7),
    inboxMessages.erase.done(2, 7),
    ['1 Vorgang gelöscht', '2 Vorgänge gelöscht'],
  ],
  [
    formTexts.parts.faulty(1),
    formTexts.parts.faulty(2),
    ['bitte 1 Angabe prüfen', 'bitte 2 Angaben prüfen'],
  ],
  [formTexts.parts.filledIn(1), formTexts.parts.filledIn(2), ['1 Angabe', '2 Angaben']],
  [ownPage.photographs.arrived(1), ownPage.photographs.arrived(2), ['Foto ist', 'Zwei Fotos sind']],
  [
    ownPage.photographs.failed.tooMany(1),
    ownPage.photographs.failed.tooMany(2),
    ['Nur noch ein Foto', 'Nur noch 2 Fotos'],
  ],
  [projectsPage.count(1), projectsPage.count(2), ['1\u00A0Projekt', '2\u00A0Projekte']],
])('„%s“ is said of one, „%s“ of several', (one, several, [begins, goesOn]) => {
  // Up to the end of the word, so that no „Anfrage“ passes for „Anfragen“.
  expect(one).toMatch(new RegExp(`^${begins}(?!\\p{L})`, 'u'));
  expect(several).toMatch(new RegExp(`^${goesOn}(?!\\p{L})`, 'u'));
});

test('what is none is not counted', () => {
  expect(desk.documentTitle('Liste', 0)).toBe('Liste');
  expect(desk.documentTitle('Liste', 1)).toBe('(1) Liste');
  expect(erase.goesAll(0)).toBe('alle Angaben und der Verlauf');
  expect(deskWeek.headline(8, 3, 0, 0, 0)).toBe('KW 8: 3 neue Anfragen');
  expect(deskWeek.headline(8, 3, 0, 2, 0)).toBe(
    'KW 8: 3 neue Anfragen, 0 von 2 Beratungen in der zugesagten Zeit',
  );
  expect(inboxMessages.purged(0, 24)).toBe(
    'Nichts zu löschen: Keine Anfrage ist älter als 24 Monate.',
  );
  expect(faqPage.search.found(0, 15, 'Dach')).toBe('Zu „Dach“ haben wir hier keine Antwort.');
  expect(solarCalculatorPage.form.persons(5)).toBe('5+ Personen');
  expect(inboxMessages.resent(0)).toBe('Es gibt keine aufgegebenen E-Mails.');
  expect(formTexts.parts.filledIn(0)).toBe('freiwillig');
  expect(ownPage.photographs.failed.tooMany(0)).toMatch(/^Mehr als \d+ Fotos nehmen wir nicht an/);
});

test('of those who try to sign in too often only a single minute is „einer Minute“', () => {
  expect(signInTexts.tooMany.lead(1)).toContain('In einer Minute geht');
  expect(signInTexts.tooMany.lead(2)).toContain('In 2 Minuten geht');
});

test('before somebody withdraws, everything that is erased with it is named, and nothing that there is not', () => {
  const list = (photographs: number, remarks: number) =>
    ownPage.withdraw.list(photographs, remarks).filter((line) => /Foto|Bemerkung/.test(line));
  expect(list(0, 0)).toEqual([]);
  expect(list(1, 1)).toEqual(['Ihr Foto', 'Ihre Bemerkung']);
  expect(list(2, 3)).toEqual(['Ihre 2 Fotos', 'Ihre 3 Bemerkungen']);
});

test('the days that do not count are told with the promise, where there are any', () => {
  const why = (skipped: string[]) => ownPage.why(24, 'heute um 14:20 Uhr', skipped);
  expect(why([])).toMatch(/gezählt ab heute um 14:20 Uhr\.$/);
  expect(why(['morgen'])).toMatch(/Uhr\. Morgen zählt nicht mit\.$/);
  expect(why(['morgen', 'Montag (Ostermontag)'])).toMatch(
    /Morgen und Montag \(Ostermontag\) zählen nicht mit\.$/,
  );
});

test.each([
  [0, 5, 'Keine von 5\u00A0Anlagen'],
  [1, 5, '1 von 5\u00A0Anlagen'],
  [1, 1, 'Eine Anlage'],
  [2, 2, 'Beide Anlagen'],
  [3, 3, 'Alle 3\u00A0Anlagen'],
])('that a filter leaves %d of %d projects is read out as „%s“', (shown, all, words) => {
  expect(projectsPage.filter.shown(shown, all)).toBe(words);
});

test('what the desk tells of a step names a day, a value or a note only where there is one', () => {
  const { events } = deskRequest.timeline;
  expect([events.waiting('morgen'), events.waiting('')]).toEqual([
    'wartet auf den Kunden, Wiedervorlage morgen',
    'wartet auf den Kunden',
  ]);
  expect([events.followUp('morgen'), events.followUp('')]).toEqual([
    'hat eine Wiedervorlage eingetragen: morgen',
    'hat die Wiedervorlage gestrichen',
  ]);
  expect([events.formerly('98765'), events.formerly('')]).toEqual([', vorher 98765', '']);
  const { before } = deskRequest.changed;
  expect([before('heute', '98765'), before('heute', '')]).toEqual([
    'heute, vorher 98765',
    'heute, vorher keine Angabe',
  ]);
});

test('a receipt names a person only where somebody is to be named', () => {
  const { arrived, until } = formTexts.receipt;
  expect([arrived('Anna Ost'), arrived()]).toEqual([
    'Angekommen: Anna Ost kümmert sich darum',
    'Bei uns angekommen',
  ]);
  expect([until('bis morgen', 'Anna Ost'), until('bis morgen')]).toEqual([
    'Anna Ost meldet sich bis morgen',
    'Wir melden uns bis morgen',
  ]);
});

test('a text that is too long is told the limit as Germans write it', () => {
  expect(validationMessages.tooLong(10_000)).toContain('höchstens 10.000 Zeichen');
  expect(rejectedPost.tooLarge(10_000)).toContain('Höchstens 10.000 Zeichen');
  expect(validationMessages.missing('Name')).toBe('Name fehlt.');
});

test('a code opens the page or lets it be changed, and says who has the link', () => {
  expect(codeWords.text(true, 10)).toBe(
    'mit diesem Code öffnen Sie Ihre Angaben und Fotos. Er gilt 10 Minuten.',
  );
  expect(codeWords.text(false, 10)).toMatch(/^mit diesem Code können Sie Ihre Angaben ändern, /);
  expect(codeWords.notYou(true)).toMatch(/hat den Link zu Ihrer Anfrage\.$/);
  expect(codeWords.notYou(false)).toMatch(/ und kennt Ihre Telefonnummer\.$/);
});

test('files bear the reference where there is one', () => {
  expect(gridConnectionFile.name('PV-1')).toBe('Netzanschluss-Daten-PV-1.pdf');
  expect(gridConnectionFile.name()).toBe('Netzanschluss-Daten.pdf');
  expect(powerOfAttorneyFile.filledName('PV-1')).toBe('Vollmacht-PV-1.docx');
  expect(powerOfAttorneyFile.filledName('PV-1', 'pdf')).toBe('Vollmacht-PV-1.pdf');
  expect(powerOfAttorneyFile.filledName()).toBe('Vollmacht-Anlagenbetreiber.docx');
  expect(ownPageDownloads.archive('PV-1')).toBe('Anfrage-PV-1.zip');
  expect(ownPageDownloads.photograph(3, 'meter')).toBe('fotos/03 Zählerschrank.jpg');
  expect(ownPageDownloads.photograph(10, 'bill')).toBe('fotos/10 Stromrechnung.jpg');
});
