import { contactForm } from '@rebhang-solar/content/forms/contact';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, draftValues, readDraft, writeDraft } from './draft.ts';
import { blankValues } from './form-definition.ts';

const key = { id: '0b5c1b1e-8d0b-4b43-8f6a-4b7c7a1f0e11', kept: '{}', sent: 'secret content' };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft of the grid form leaves out birth dates and other persons', () => {
  const { fields } = gridConnectionForm;
  const filled = Object.fromEntries(Object.keys(fields).map((name) => [name, 'ja']));
  const kept = Object.keys(draftValues(fields, { ...blankValues(fields), ...filled }));
  expect(kept).toContain('anStrase');
  expect(kept).toContain('nutzAbweichend');
  expect(kept).toContain('eigenAbweichend');
  expect(kept.filter((name) => /geburtsdatum/i.test(name))).toEqual([]);
  expect(kept.filter((name) => /^(nutz|eigen)/.test(name))).toHaveLength(2);
});

test('a draft leaves out consent and what was not touched', () => {
  expect(draftValues(contactForm.fields, { name: 'Ada', phone: '', datenschutz: true })).toEqual({
    name: 'Ada',
  });
});

test('a draft leaves out what the link fills in, so that the next link can take its place', () => {
  const { fields } = contactForm;
  const link = { message: '10 kWp' };
  expect(draftValues(fields, { name: 'Ada', message: '10 kWp' }, link)).toEqual({ name: 'Ada' });
  expect(draftValues(fields, { name: '', message: '10 kWp?' }, link)).toEqual({
    message: '10 kWp?',
  });
});

test('what was written is read again, without the content that was sent', () => {
  writeDraft('contact', { name: 'Ada' }, key, '?betreff=wartung');
  expect(readDraft('contact')).toEqual({
    values: { name: 'Ada' },
    link: '?betreff=wartung',
    key: { id: key.id, kept: key.kept },
  });
  expect([...stored.values()].join()).not.toContain('secret content');
});

test('forms do not read each other’s drafts', () => {
  writeDraft('contact', { name: 'Ada' }, undefined, '');
  expect(readDraft('maintenance')).toBeUndefined();
});

test('nothing typed, nothing kept', () => {
  writeDraft('contact', { name: 'Ada' }, undefined, '');
  writeDraft('contact', {}, undefined, '');
  expect(stored.size).toBe(0);
});

test('garbled storage counts as no draft', () => {
  stored.set('draft-contact-form', '{"values":');
  expect(readDraft('contact')).toBeUndefined();
  stored.set('draft-contact-form', '{"values":{"name":5}}');
  expect(readDraft('contact')).toBeUndefined();
});

test('forbidden storage stops nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('contact', { name: 'Ada' }, undefined, '');
  clearDraft('contact');
  expect(readDraft('contact')).toBeUndefined();
});
