import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const server = 'packages/server/src';
const settings = `${server}/environment.ts`;
const router = `${server}/http/trpc/router.ts`;
const input = `${server}/forms/contact/contact.input.ts`;

/** A file, what it imports as written, and the file that this is. */
type Import = readonly [file: string, imported: string, target: string];

/** What the check prints for a project that consists of these imports. */
async function check(imports: readonly Import[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await mkdir(join(folder, 'node_modules/@rebhang-solar'), { recursive: true });
  for (const place of ['packages/calculator', 'packages/content', 'packages/server', 'e2e']) {
    const name = place.replace('packages/', '');
    await mkdir(join(folder, place), { recursive: true });
    await cp(join(root, place, 'package.json'), join(folder, place, 'package.json'));
    await symlink(join(folder, place), join(folder, 'node_modules/@rebhang-solar', name));
  }
  const lines = imports.flatMap(([file, imported, target]): [string, string][] => [
    [target, 'export const value = 1;'],
    imported.startsWith('type ')
      ? [file, `import type { value } from '${imported.slice(5)}';`]
      : [file, `import '${imported}';`],
  ]);
  for (const [file, line] of [...lines, ['bench/src/main.ts', ''] as const]) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await appendFile(join(folder, file), `${line}\n`);
  }
  const output = await new Promise<string>((done) => {
    const script = join(root, 'check-imports.ts');
    execFile(process.execPath, [script], { cwd: folder }, (_, out, err) => done(`${out}${err}`));
  });
  await rm(folder, { recursive: true });
  return output;
}

test('an import that runs back up, or past what a package offers, is rejected', async () => {
  const forbidden: Record<string, Import> = {
    'server-platform': [`${server}/platform/jobs/boss.ts`, '../../environment.ts', settings],
    'server-forms': [`${server}/forms/a.ts`, '../status/a.ts', `${server}/status/a.ts`],
    'server-status': [`${server}/status/b.ts`, '../requests/b.ts', `${server}/requests/b.ts`],
    'server-requests': [`${server}/requests/c.ts`, '../delivery/b.ts', `${server}/delivery/b.ts`],
    'server-delivery': [`${server}/delivery/a.ts`, '../http/a.ts', `${server}/http/a.ts`],
    'server-http': [`${server}/http/a.ts`, '../operator/a.ts', `${server}/operator/a.ts`],
    'server-operator': [`${server}/operator/b.ts`, '../http/b.ts', `${server}/http/b.ts`],
    'server-testing': [`${server}/operator/c.ts`, '../testing/c.ts', `${server}/testing/c.ts`],
    tools: ['packages/content/src/d.ts', '../tools/d.ts', 'packages/content/tools/d.ts'],
    server: [settings, '../../client/src/a.ts', 'packages/client/src/a.ts'],
    'package-by-name': ['packages/client/src/routes.tsx', `../../../${input}`, input],
    client: ['packages/client/prerender.ts', '@rebhang-solar/server/environment', settings],
    'client-types-only': ['packages/client/src/trpc.tsx', '@rebhang-solar/server/router', router],
    'client-dev': ['packages/client/dev.ts', '@rebhang-solar/server/inputs/contact', input],
    content: ['packages/content/src/paths.ts', '@rebhang-solar/server/inputs/contact', input],
    calculator: [
      'packages/calculator/src/a.ts',
      '@rebhang-solar/content/figure',
      'packages/content/src/figure.ts',
    ],
    e2e: ['e2e/fixtures.ts', '@rebhang-solar/server/environment', settings],
    bench: ['bench/src/a.ts', '../../packages/client/src/b.ts', 'packages/client/src/b.ts'],
    resolvable: ['bench/src/main.ts', '@rebhang-solar/server/not-exported', settings],
    'no-circle': [`${server}/platform/a.ts`, 'type ./a.ts', `${server}/platform/a.ts`],
  };
  const output = await check(Object.values(forbidden));
  const expected = Object.entries(forbidden).map(([rule, [file]]) => `error ${rule}: ${file}`);
  expect(expected.filter((line) => !output.includes(line))).toEqual([]);
});

test('an import of what lies below is allowed, but a check of a few files is none', async () => {
  const output = await check([
    [`${server}/operator/a.ts`, '../delivery/a.ts', `${server}/delivery/a.ts`],
    [`${server}/operator/a.ts`, '../environment.ts', settings],
    [`${server}/http/a.test.ts`, './trpc/router.ts', router],
    ['packages/client/src/routes.tsx', '@rebhang-solar/server/inputs/contact', input],
    ['packages/client/src/trpc.tsx', 'type @rebhang-solar/server/router', router],
    ['e2e/fixtures.ts', '@rebhang-solar/content/paths', 'packages/content/src/paths.ts'],
  ]);
  expect(output).toContain('no dependency violations');
  expect(output).toMatch(/Only \d+ modules were found/);
});
