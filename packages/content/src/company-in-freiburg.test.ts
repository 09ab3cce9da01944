import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The files of a folder, apart from what the sample company has, which no other company replaces. */
const filesOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).filter((file) => file !== 'samples.ts');

const valuesOf = async (folder: string, file: string) =>
  Object.keys(await import(join(import.meta.dirname, folder, file)));

test('the company in Freiburg has all files of the folder that it is laid over', () => {
  expect(filesOf('company-in-freiburg')).toEqual(filesOf('company'));
});

// A value that is missing would be found only by `pnpm test:replaced`, as an import that fails in its copy.
test.each(filesOf('company'))('the company in Freiburg has all values of %s', async (file) => {
  expect(await valuesOf('company-in-freiburg', file)).toEqual(await valuesOf('company', file));
});
