import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { expect, test } from 'vitest';
import { blankValues } from './form-definition.ts';
import { prefilled, startingValues, subjectOf } from './starting-values.ts';

const fields = {
  ...consultationForm.fields,
  phone: { ...consultationForm.fields.phone, secret: true },
};

/** What a field holds in the end, by where its words come from. */
function fieldAfter(
  field: 'name' | 'message',
  from: { typed?: string; link?: string; kept?: string; isNewLink?: boolean },
) {
  const standing = { ...blankValues(fields), [field]: from.typed ?? '' };
  const begun = startingValues(fields, {
    standing,
    link: from.link === undefined ? {} : { [field]: from.link },
    isNewLink: from.isNewLink ?? true,
    kept: from.kept === undefined ? undefined : { [field]: from.kept },
  });
  return new Map(begun).get(field) ?? standing[field];
}

test.each([
  [{}, ''],
  [{ kept: 'K' }, 'K'],
  [{ link: 'L' }, 'L'],
  [{ link: 'L', isNewLink: false }, 'L'],
  [{ link: 'L', kept: 'K' }, 'L'],
  [{ link: 'L', kept: 'K', isNewLink: false }, 'K'],
  [{ typed: 'T' }, 'T'],
  [{ typed: 'T', kept: 'K' }, 'T'],
  [{ typed: 'T', link: 'L' }, 'T'],
  [{ typed: 'T', link: 'L', kept: 'K' }, 'T'],
  [{ typed: 'T', link: 'L', kept: 'K', isNewLink: false }, 'T'],
  // The server has rendered the link already.
  [{ typed: 'L', link: 'L', kept: 'K' }, 'L'],
  [{ typed: 'L', link: 'L', kept: 'K', isNewLink: false }, 'K'],
])('a line begins by the first of what is typed, a new link and a draft: %j', (from, value) => {
  expect(fieldAfter('name', from)).toBe(value);
});

test.each([
  [{}, ''],
  [{ kept: 'K' }, 'K'],
  [{ link: 'L' }, 'L'],
  [{ link: 'L', isNewLink: false }, 'L'],
  [{ link: 'L', kept: 'K' }, 'K\n\nL'],
  [{ link: 'L', kept: 'K L' }, 'K L'],
  [{ link: 'L', kept: 'K', isNewLink: false }, 'K'],
  [{ typed: 'T' }, 'T'],
  [{ typed: 'T', kept: 'K' }, 'T\n\nK'],
  [{ typed: 'T', link: 'L' }, 'T\n\nL'],
  [{ typed: 'T', link: 'L', kept: 'K' }, 'T\n\nK\n\nL'],
  [{ typed: 'T', link: 'L', kept: 'K', isNewLink: false }, 'T\n\nK'],
  [{ typed: 'L', link: 'L', kept: 'K' }, 'K\n\nL'],
  [{ typed: 'L', link: 'L', kept: 'K', isNewLink: false }, 'K'],
  // A browser has put back by itself what was typed.
  [{ typed: 'K', link: 'L', kept: 'K', isNewLink: false }, 'K'],
])('a message loses none of them: %j', (from, value) => {
  expect(fieldAfter('message', from)).toBe(value);
});

test('nothing secret is filled in', () => {
  const standing = blankValues(fields);
  const kept = { phone: 'K', dachflaeche: '50-100' };
  expect(startingValues(fields, { standing, link: {}, isNewLink: true, kept })).toEqual([
    ['dachflaeche', '50-100'],
  ]);
});

const consultation = { name: 'consultation', table: consultationForm } as const;

test('a link fills in words and what is said of the house, and no budget', () => {
  const filled = {
    message: 'Größe: 10 kWp\n& mehr',
    haustyp: 'gewerbe',
    dachflaeche: '50-100',
    stromverbrauch: '3000-5000',
  };
  const search = `?${new URLSearchParams({ ...filled, budget: 'bis-15000' })}`;
  expect(prefilled(consultation, search)).toEqual(filled);
});

test('a subject begins the message, and an unknown one changes nothing', () => {
  expect(prefilled(consultation, '?betreff=anmeldung')).toEqual({
    message: 'Anmeldung der Anlage:',
  });
  expect(prefilled(consultation, '?betreff=constructor')).toEqual({});
});

test('a form that no link fills in has no subject', () => {
  expect(subjectOf('contact', '?betreff=anmeldung')).toBeDefined();
  expect(subjectOf('maintenance', '?betreff=anmeldung')).toBeDefined();
  expect(subjectOf('gridConnection', '?betreff=anmeldung')).toBeUndefined();
});

test('nothing about the person is taken from an address, nor a choice that there is not', () => {
  expect(prefilled(consultation, '?name=Anna&dachflaeche=toString&message=')).toEqual({});
});

test('of a long link so much is filled in as the server renders', () => {
  for (const length of [2000, 2001]) {
    const search = `?message=${'x'.repeat(length)}`;
    expect(prefilled(consultation, search).message).toBe('x'.repeat(2000));
  }
});
