import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isFormPost, isNativeForm } from './native-form.ts';

const form = 'application/x-www-form-urlencoded';

test.each([
  ['POST', form, true, true],
  ['POST', `${form};charset=UTF-8`, true, true],
  ['POST', form.toUpperCase(), true, true],
  ['POST', 'multipart/form-data; boundary=x', false, true],
  ['POST', 'Multipart/mixed', false, true],
  ['POST', 'application/json', false, false],
  ['POST', `text/plain, ${form}`, false, false],
  ['POST', undefined, false, false],
  ['PUT', form, false, false],
  ['GET', form, false, false],
])('%s of %s is a form of a browser: %s, and one that any page can post: %s', (...row) => {
  const [method, type, isNative, isPost] = row;
  const request = { method, headers: { 'content-type': type } } as FastifyRequest;
  expect([isNativeForm(request), isFormPost(request)]).toEqual([isNative, isPost]);
});
