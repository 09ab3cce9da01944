import { expect, test } from 'vitest';
import { z } from 'zod';
import { nextIdempotencyKey } from './idempotency-key.ts';

const content = { sent: '{"name":"Ada","geburtsdatum":"1960-01-01"}', kept: '{"name":"Ada"}' };

test('the first key is a UUID', () => {
  expect(z.uuid().safeParse(nextIdempotencyKey(undefined, content).id).success).toBe(true);
});

test('two fillings never share an id', () => {
  expect(nextIdempotencyKey(undefined, content).id).not.toBe(
    nextIdempotencyKey(undefined, content).id,
  );
});

test('what has not been sent yet may change under its id', () => {
  const { id } = nextIdempotencyKey(undefined, content);
  expect(nextIdempotencyKey({ id }, content).id).toBe(id);
});

test('the same content again keeps the id', () => {
  const first = nextIdempotencyKey(undefined, content);
  expect(nextIdempotencyKey(first, content)).toEqual(first);
});

test('changed content gets a new id', () => {
  const first = nextIdempotencyKey(undefined, content);
  expect(nextIdempotencyKey(first, { ...content, sent: '{"name":"Eva"}' }).id).not.toBe(first.id);
});

test('a change in a field that no draft keeps gets a new id', () => {
  const first = nextIdempotencyKey(undefined, content);
  const changed = { ...content, sent: '{"name":"Ada","geburtsdatum":"1961-01-01"}' };
  expect(nextIdempotencyKey(first, changed).id).not.toBe(first.id);
});

test('after a reload the kept part decides', () => {
  const { id, kept } = nextIdempotencyKey(undefined, content);
  expect(nextIdempotencyKey({ id, kept }, content).id).toBe(id);
  expect(nextIdempotencyKey({ id, kept }, { ...content, kept: '{"name":"Eva"}' }).id).not.toBe(id);
});
