import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../../..');
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

test('everything installed comes from the registry and is what the lockfile says', () => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const resolutions = lockfile.match(/^ +resolution: .*/gm) ?? [];
  expect(resolutions.length).toBeGreaterThan(200);
  const pinned = /^ +resolution: \{integrity: sha512-[\w+/]{86}==\}$/;
  expect(resolutions.filter((line) => !pinned.test(line))).toEqual([]);
});

test('nothing is installed that is younger than a day', () => {
  const settings = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  expect(settings).toMatchObject({ minimumReleaseAge: 24 * 60 });
});

test('each dependency has its reason in the README, and each reason its dependency', () => {
  const rows = readFileSync(join(root, 'README.md'), 'utf8')
    .split('## Why each dependency')[1]
    ?.split('\n## ')[0]
    ?.match(/^\| `[^|]+/gm);
  const named = rows?.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const used = ['', 'e2e', 'bench', ...packages].flatMap((folder) => {
    const file = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { dependencies = {}, devDependencies = {} } = JSON.parse(file);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const ours = /^@(types|rebhang-solar)\//;
  const expected = new Set([
    ...used.filter((name) => !ours.test(name)),
    packageManager.split('@')[0],
  ]);
  expect(named?.sort()).toEqual([...expected].sort());
});

/** Licences that ask for no more than to be named. */
const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1)\b/;

/** Looked at one by one. */
const others: [name: RegExp, licence: string, why: string][] = [
  [/^axe-core$/, 'MPL-2.0', 'tests only, unchanged'],
  [/^lightningcss(-.+)?$/, 'MPL-2.0', 'build only, unchanged'],
  [/^@img\/sharp-libvips-.+$/, 'LGPL-3.0-or-later', 'a library of its own, unchanged'],
  [/^@img\/sharp-win32-.+$/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same on Windows'],
  [/^dejavu-fonts-ttf$/, 'SEE LICENSE IN README.md AND LICENSE', 'Bitstream Vera: free to embed'],
  [/^argparse$/, 'Python-2.0', 'below subset-font, in no build: permissive, that of Python itself'],
  [/^png-js$/, '', 'MIT, by the LICENSE file in it'],
];

test('no licence is in use that nobody has looked at', () => {
  const found = new Map(installedPackages().map(({ name, license }) => [name, license]));
  expect(found.size).toBeGreaterThan(150);
  const unknown = [...found].filter(
    ([name, licence]) =>
      !permissive.test(licence) &&
      !others.some(([known, its]) => known.test(name) && its === licence),
  );
  expect(unknown).toEqual([]);
});

function installedPackages(): { name: string; license: string }[] {
  const store = join(root, 'node_modules/.pnpm');
  const folders = readdirSync(store).map((entry) => join(store, entry, 'node_modules'));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .flatMap((entry) =>
        entry.startsWith('@')
          ? readdirSync(join(folder, entry)).map((name) => join(folder, entry, name))
          : [join(folder, entry)],
      )
      .map((path) => join(path, 'package.json'))
      .filter(existsSync)
      .map((path) => {
        const { name, license } = JSON.parse(readFileSync(path, 'utf8'));
        return { name, license: typeof license === 'string' ? license : '' };
      }),
  );
}
