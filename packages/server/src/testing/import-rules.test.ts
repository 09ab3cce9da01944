import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

type Import = [file: string, imported: string];

/** Those of the imports that the linter refuses, each made by a file in a folder of its own copy. */
async function refused(imports: Import[]): Promise<Import[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  const configuration = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...configuration, vcs: undefined }));
  const places = imports.map(([file], index) => join(dirname(file), `case-${index}.ts`));
  for (const [index, place] of places.entries()) {
    await mkdir(join(folder, dirname(place)), { recursive: true });
    const text = `import { value } from '${imports[index]?.[1]}';\n\nvalue();\n`;
    await writeFile(join(folder, place), text);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const options = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '.'];
  const output = await new Promise<string>((done) => {
    execFile(biome, [...options, '--max-diagnostics=none'], { cwd: folder }, (_, out) => done(out));
  });
  await rm(folder, { recursive: true });
  return imports.filter((_, index) => output.includes(`/case-${index}.ts,`));
}

const server = 'packages/server/src';

test('an import that runs back up, or past what a package offers, is refused', async () => {
  const forbidden: Import[] = [
    [`${server}/platform/jobs/boss.ts`, '../../submissions/submission.entity.ts'],
    [`${server}/platform/database/orm.ts`, '../../operator/retention/erasure.entity.ts'],
    [`${server}/platform/log/create-logger.ts`, '../../environment.ts'],
    [`${server}/submissions/store-submission.ts`, '../delivery/mail/mail-queue.ts'],
    [`${server}/submissions/contact/contact.definition.ts`, '../../http/trpc/procedures.ts'],
    [`${server}/submissions/store-submission.ts`, '../operator/admin/metrics.ts'],
    [`${server}/delivery/mail/mail-queue.ts`, '../../operator/admin/metrics.ts'],
    [`${server}/http/trpc/trpc.plugin.ts`, '../../router.ts'],
    [`${server}/http/rest/submission-route.ts`, '../../operator/admin/metrics.ts'],
    [`${server}/operator/inbox/commands.ts`, '../../http/pages/built-pages.ts'],
    [`${server}/operator/inbox/commands.ts`, '../../testing/payloads.ts'],
    ['packages/client/src/routes.tsx', '../../server/src/submissions/envelope.ts'],
    ['packages/client/src/routes.tsx', '@rebhang-solar/server/environment'],
    ['packages/client/src/routes.tsx', '@rebhang-solar/server/main'],
    ['packages/client/src/routes.tsx', '@rebhang-solar/server/inbox-cli'],
    ['packages/client/src/forms/contact-form.tsx', '@rebhang-solar/server/embedded-postgres'],
    [
      'packages/client/src/forms/contact-form.tsx',
      '@rebhang-solar/server/testing/database-cluster',
    ],
    ['packages/client/vite.config.ts', '@rebhang-solar/server/environment'],
    ['packages/client/prerender.ts', '@rebhang-solar/server'],
    ['packages/content/src/paths.ts', '@rebhang-solar/server/inputs/contact'],
    ['bench/src/bare-trpc.ts', '../../packages/server/src/submissions/envelope.ts'],
    ['e2e/fixtures.ts', '../packages/server/src/submissions/envelope.ts'],
  ];
  expect(await refused(forbidden)).toEqual(forbidden);
});

test('an import of what lies below is taken', async () => {
  const allowed: Import[] = [
    [`${server}/operator/inbox/commands.ts`, '../../delivery/mail/mail-queue.ts'],
    [`${server}/submissions/store-submission.ts`, '../platform/database/orm.ts'],
    [`${server}/compose.ts`, './app.ts'],
    ['packages/client/src/routes.tsx', '@rebhang-solar/server/inputs/contact'],
    ['packages/client/src/trpc.tsx', '@rebhang-solar/server/router'],
    ['e2e/fixtures.ts', '@rebhang-solar/content/paths'],
  ];
  expect(await refused(allowed)).toEqual([]);
});
