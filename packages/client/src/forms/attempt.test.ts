import { expect, test } from 'vitest';
import { z } from 'zod';
import { nextAttempt } from './attempt.ts';

const content = { sent: '{"name":"Ada","geburtsdatum":"1960-01-01"}', kept: '{"name":"Ada"}' };

test('the first attempt gets a UUID', () => {
  expect(z.uuid().safeParse(nextAttempt(undefined, content).id).success).toBe(true);
});

test('two fillings never share an id', () => {
  expect(nextAttempt(undefined, content).id).not.toBe(nextAttempt(undefined, content).id);
});

test('the same content again keeps the id', () => {
  const first = nextAttempt(undefined, content);
  expect(nextAttempt(first, content)).toEqual(first);
});

test('changed content gets a new id', () => {
  const first = nextAttempt(undefined, content);
  expect(nextAttempt(first, { ...content, sent: '{"name":"Eva"}' }).id).not.toBe(first.id);
});

test('a change in a field that no draft keeps gets a new id', () => {
  const first = nextAttempt(undefined, content);
  const changed = { ...content, sent: '{"name":"Ada","geburtsdatum":"1961-01-01"}' };
  expect(nextAttempt(first, changed).id).not.toBe(first.id);
});

test('after a reload the kept part decides', () => {
  const { id, kept } = nextAttempt(undefined, content);
  expect(nextAttempt({ id, kept }, content).id).toBe(id);
  expect(nextAttempt({ id, kept }, { ...content, kept: '{"name":"Eva"}' }).id).not.toBe(id);
});
