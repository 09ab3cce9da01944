import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

/** What the linter says about a file with one more import; empty when nothing. */
async function lintWith(file: string, imported: string): Promise<string> {
  const text = await readFile(join(root, file), 'utf8');
  const biome = join(root, 'node_modules/.bin/biome');
  return new Promise((done) => {
    const child = execFile(
      biome,
      ['lint', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`],
      { cwd: root },
      (error, stdout, stderr) => done(error ? stdout + stderr : ''),
    );
    child.stdin?.end(`import * as forbidden from '${imported}';\nforbidden;\n${text}`);
  });
}

const server = 'packages/server/src';

test.for([
  [`${server}/platform/jobs/boss.ts`, '../../requests/submission.entity.ts'],
  [`${server}/platform/database/orm.ts`, '../../operator/retention/erasure.entity.ts'],
  [`${server}/platform/log/create-logger.ts`, '../../environment.ts'],
  [`${server}/requests/store-submission.ts`, '../delivery/mail/mail-queue.ts'],
  [`${server}/requests/contact/contact.definition.ts`, '../../http/trpc/procedures.ts'],
  [`${server}/requests/store-submission.ts`, '../operator/admin/metrics.ts'],
  [`${server}/delivery/mail/mail-queue.ts`, '../../operator/admin/metrics.ts'],
  [`${server}/http/trpc/trpc.plugin.ts`, '../../router.ts'],
  [`${server}/http/rest/submission-route.ts`, '../../operator/admin/metrics.ts'],
  [`${server}/operator/inbox/commands.ts`, '../../http/pages/site.ts'],
  [`${server}/operator/inbox/commands.ts`, '../../testing/payloads.ts'],
  ['packages/client/src/routes.tsx', '../../server/src/requests/envelope.ts'],
  ['packages/content/src/paths.ts', '@rebhang-solar/server/inputs/contact'],
  ['bench/src/bare-trpc.ts', '../../packages/server/src/requests/envelope.ts'],
  ['e2e/fixtures.ts', '../packages/server/src/requests/envelope.ts'],
])('%s may not import %s', async ([file = '', imported = '']) => {
  expect(await lintWith(file, imported)).toContain('noRestrictedImports');
});

test.for([
  [`${server}/operator/inbox/commands.ts`, '../../delivery/mail/mail-queue.ts'],
  [`${server}/requests/store-submission.ts`, '../platform/database/orm.ts'],
  [`${server}/compose.ts`, './app.ts'],
  ['packages/client/src/routes.tsx', '@rebhang-solar/server/inputs/envelope'],
  ['e2e/fixtures.ts', '@rebhang-solar/content/paths'],
])('%s may import %s', async ([file = '', imported = '']) => {
  expect(await lintWith(file, imported)).toBe('');
});
