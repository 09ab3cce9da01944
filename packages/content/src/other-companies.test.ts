import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The files of a folder, apart from what the sample company has, which no other company replaces. */
const filesOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).filter((file) => !file.startsWith('samples.'));

const valuesOf = async (folder: string, file: string) =>
  Object.keys(await import(join(import.meta.dirname, folder, file)));

const others = ['testing/company-in-freiburg', 'testing/company-of-two'];

test.each(others)('%s has all files of the folder that it is laid over', (folder) => {
  expect(filesOf(folder)).toEqual(filesOf('company'));
});

// A value that is missing would be found only by `pnpm test:replaced`, as an import that fails in its copy.
test.each(others.flatMap((folder) => filesOf('company').map((file) => [folder, file] as const)))(
  '%s has all values of %s',
  async (folder, file) => {
    expect(await valuesOf(folder, file)).toEqual(await valuesOf('company', file));
  },
);
