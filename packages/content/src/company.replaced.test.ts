import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contact } from './company/contact.ts';
import { identity } from './company/identity.ts';
import { replaceSamples } from './testing/replace-samples.ts';

const root = resolve(import.meta.dirname, '../../..');

// What vitest sets for its workers would be taken for settings by the copy: BASE_URL, for one, for a running site.
const ofVitest = /^(VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/;
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !ofVitest.test(name)),
);

function run(folder: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    env: ownEnvironment,
  });
  return { status, output: stdout + stderr };
}

/** All that git would keep, with dependencies of its own. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'other-company-'));
  // Run by root, the database belongs to a user who has to come in here.
  await chmod(folder, 0o755);
  const { output } = run(root, 'git', 'ls-files', '-z', '-co', '--exclude-standard');
  for (const file of output.split('\0').filter(Boolean)) {
    await cp(join(root, file), join(folder, file), { force: true }).catch(() => undefined);
  }
  return folder;
}

/** Those that read the pages, look how they are laid out, who can use them and what they weigh. */
const journeys = [
  'budget.spec.ts',
  'content.spec.ts',
  'layout.spec.ts',
  'references.spec.ts',
  'accessibility.spec.ts',
];

test('with every sample replaced the site is checked, built and read as before', async () => {
  const folder = await copyOfProject();
  await replaceSamples(folder);
  const steps = [
    ['install', '--offline', '--frozen-lockfile'],
    ['format'],
    ['check'],
    ['build'],
    ['test:unit'],
    ['--filter', '@rebhang-solar/e2e', 'run', 'journeys', ...journeys],
  ];
  for (const step of steps) {
    const { status, output } = run(folder, 'npx', '-y', 'pnpm@12', ...step);
    expect(status, `pnpm ${step.join(' ')}\n${output.slice(-8_000)}`).toBe(0);
  }
  const pages = join(folder, 'packages/client/dist/pages');
  for (const page of await readdir(pages, { recursive: true })) {
    if (!page.endsWith('.html')) continue;
    const html = await readFile(join(pages, page), 'utf8');
    for (const former of [identity.shortName, identity.street, contact.phone, contact.email]) {
      expect(html, page).not.toContain(former);
    }
  }
  const { output } = run(folder, 'npx', '-y', 'pnpm@12', 'launch-check');
  expect(output).not.toContain('Beispielwerte');
  await rm(folder, { recursive: true });
});
