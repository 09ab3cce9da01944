import { expect, test } from 'vitest';
import { ownPage, ownPageMoments, ownPageStates } from './own-page.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const { by, at, stamp } = ownPageMoments;

test('a moment is said with its day: of one that is near alone „heute“ comes first', () => {
  expect(
    [by('heute', '14:20', true), by('Mittwoch, 25. November', '10:00', false)].map(plain),
  ).toEqual(['heute bis 14:20 Uhr', 'bis Mittwoch, 25. November, 10:00 Uhr']);
  expect(
    [at('heute', '14:20', true), at('Mittwoch, 25. November', '10:00', false)].map(plain),
  ).toEqual(['heute um 14:20 Uhr', 'am Mittwoch, 25. November, um 10:00 Uhr']);
  expect(plain(stamp('heute', '14:20'))).toBe('heute, 14:20 Uhr');
});

test('the states say when and by whom, where that is known', () => {
  const { taken, notReached, appointment, overdue } = ownPageStates;
  expect([taken.title('Anna Ost', 'heute bis 14:20 Uhr'), taken.title('Anna Ost')]).toEqual([
    'Sie hören heute bis 14:20 Uhr von Anna Ost',
    'Anna Ost kümmert sich um Ihre Anfrage',
  ]);
  expect([notReached.title('gestern'), notReached.title()]).toEqual([
    'Wir haben Sie gestern nicht erreicht',
    'Wir haben Sie noch nicht erreicht',
  ]);
  expect([notReached.next('Anna Ost', 'morgen'), notReached.next('Anna Ost')]).toEqual([
    'Anna Ost versucht es morgen noch einmal.',
    'Anna Ost versucht es noch einmal.',
  ]);
  expect(appointment.title('morgen um 9:00 Uhr')).toBe('Ihr Termin ist morgen um 9:00 Uhr');
  expect(overdue.next('gestern bis 14:20 Uhr')).toMatch(/^Zugesagt war: gestern bis 14:20 Uhr\./);
});

test('only after a consultation somebody comes to look at the roof', () => {
  const next = (kind: Parameters<typeof ownPageStates.taken.next>[1]) =>
    ownPageStates.taken.next('Anna Ost', kind);
  expect(next('consultation')).toContain('sehen wir uns Ihr Dach an');
  for (const kind of ['contact', 'maintenance', 'gridConnection'] as const) {
    expect(next(kind)).toBe('Anna Ost meldet sich bei Ihnen, per Telefon oder E-Mail.');
    expect(ownPage.photographs.title(kind)).toBe('Fotos zu Ihrer Anfrage');
  }
  expect(ownPage.photographs.title('consultation')).toBe('Fotos für Ihr Angebot');
});

test('a day that does not count is named with its holiday, if it is one', () => {
  expect(ownPage.skippedDay('Mittwoch', 'Buß- und Bettag')).toBe('Mittwoch (Buß- und Bettag)');
  expect(ownPage.skippedDay('Sonntag', null)).toBe('Sonntag');
});

test('what was changed says what stood there before, and an address only where there is one', () => {
  expect([ownPage.sent.corrected('98765'), ownPage.sent.corrected('')]).toEqual([
    'von Ihnen geändert, vorher 98765',
    'von Ihnen ergänzt',
  ]);
  expect([ownPage.sent.change(true), ownPage.sent.change(false)]).toEqual([
    'Telefon, E-Mail oder Adresse ändern',
    'Telefon oder E-Mail ändern',
  ]);
});

test('the limits of photographs are those that hold', () => {
  expect(plain(ownPage.photographs.rules)).toContain('je höchstens 12 MB, bis zu 10 Fotos');
  expect(ownPage.photographs.full).toMatch(/^Zehn Fotos sind bei uns/);
});
