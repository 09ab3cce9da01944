import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { loadShell } from './shell.ts';

const test = base.extend<{ root: string }>({
  root: async ({}, use) => {
    const root = await mkdtemp(join(tmpdir(), 'shell-'));
    await use(root);
    await rm(root, { recursive: true });
  },
});

test('the built page has the nonce of its answer wherever one belongs, and names its font', async ({
  root,
}) => {
  await writeFile(
    join(root, 'index.html'),
    '<meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__">',
  );
  await mkdir(join(root, 'assets'));
  for (const file of [
    'archivo-latin-ext-wght-normal-A.woff2',
    'archivo-latin-wght-normal-B.woff',
    'archivo-latin-wght-normal-C.woff2',
    'index-D.js',
  ])
    await writeFile(join(root, 'assets', file), '');
  const shell = await loadShell(root);
  expect(shell?.page('abc')).toBe('<meta nonce="abc"><style nonce="abc">');
  expect(shell?.page('def')).toBe('<meta nonce="def"><style nonce="def">');
  expect(shell).toMatchObject({ root, fontHref: '/assets/archivo-latin-wght-normal-C.woff2' });
});

test('a desk without its font has a page all the same, and one that is not built has none', async ({
  root,
}) => {
  expect(await loadShell(root)).toBeUndefined();
  await writeFile(join(root, 'index.html'), '<html>');
  await mkdir(join(root, 'assets'));
  const shell = await loadShell(root);
  expect(shell?.page('abc')).toBe('<html>');
  expect(shell?.fontHref).toBeUndefined();
});
