import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');
const packages = ['content', 'server', 'client'];

type Copy = {
  /** Replaces text in a file of the copy. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Files of a package in which `tsc` finds errors, sorted. */
  errors(name: 'server' | 'client'): Promise<string[]>;
};

const test = base.extend<{ copy: Copy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  copy: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
    await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    await link(join(root, 'node_modules'), join(folder, 'node_modules'), folder);
    for (const name of packages) await copyPackage(name, folder);
    await use({
      async change(file, from, to) {
        const path = join(folder, 'packages', file);
        const text = await readFile(path, 'utf8');
        expect(text).toContain(from);
        await writeFile(path, text.replace(from, to));
      },
      async errors(name) {
        const tsc = join(root, 'node_modules/.bin/tsc');
        const { stdout } = await run(tsc, ['--noEmit', '-p', join(folder, 'packages', name)], {
          cwd: folder,
        }).catch((failed: { stdout: string }) => failed);
        const files = [...stdout.matchAll(/^(\S+?\.tsx?)\(\d+,\d+\): error/gm)];
        return [...new Set(files.map(([, file = '']) => file.replace('packages/', '')))].sort();
      },
    });
    await rm(folder, { recursive: true, force: true });
  },
});

async function copyPackage(name: string, folder: string): Promise<void> {
  const from = join(root, 'packages', name);
  const to = join(folder, 'packages', name);
  await cp(from, to, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.turbo'].some((part) => path === join(from, part)),
  });
  await link(join(from, 'node_modules'), join(to, 'node_modules'), folder);
}

/** Links every dependency; those on packages of ours lead to their copies. */
async function link(from: string, to: string, folder: string, scope = ''): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const source = join(from, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@')) {
      await link(source, join(to, entry.name), folder, entry.name);
      continue;
    }
    const target = await realpath(source);
    const isOurs = scope === '@rebhang-solar';
    await symlink(isOurs ? join(folder, 'packages', entry.name) : target, join(to, entry.name));
  }
}

// Several runs of the compiler over the whole project.
const compilerTimeout = 180_000;

test(
  'a new field does not compile until it has its column and its control',
  async ({ copy }) => {
    expect(await copy.errors('server')).toEqual([]);
    expect(await copy.errors('client')).toEqual([]);
    await copy.change(
      'server/src/requests/contact/contact.input.ts',
      'phone: fieldSchemas.optionalLine,',
      'phone: fieldSchemas.optionalLine,\n  rueckruf: fieldSchemas.optionalLine,',
    );
    await copy.change(
      'server/src/requests/grid-connection/grid-connection.input.ts',
      'flur: optionalLine,',
      'flur: optionalLine,\n    grundbuchblatt: optionalLine,',
    );
    const inServer = await copy.errors('server');
    expect(inServer).toContain('server/src/requests/contact/contact.service.ts');
    expect(inServer).toContain('server/src/requests/grid-connection/grid-connection.entity.ts');
    expect(inServer).toContain('server/src/requests/grid-connection/grid-connection.blocks.ts');
    expect(inServer).toContain('server/src/delivery/documents/grid-connection-pdf.ts');
    const inClient = await copy.errors('client');
    expect(inClient).toContain('client/src/forms/contact-form.tsx');
    expect(inClient).toContain('client/src/forms/grid-connection-form.tsx');
    expect(inClient).toContain('client/src/forms/grid-connection-controls.ts');
  },
  compilerTimeout,
);

test(
  'a renamed field is an error wherever it was used',
  async ({ copy }) => {
    await copy.change(
      'server/src/requests/consultation/consultation.input.ts',
      'address: fieldSchemas.requiredLine,',
      'anschrift: fieldSchemas.requiredLine,',
    );
    expect(await copy.errors('server')).toContain(
      'server/src/requests/consultation/consultation.service.ts',
    );
    expect(await copy.errors('client')).toContain('client/src/forms/consultation-form.tsx');
  },
  compilerTimeout,
);

test(
  'a dropped field leaves no orphan behind',
  async ({ copy }) => {
    await copy.change(
      'server/src/requests/grid-connection/grid-connection.input.ts',
      '    zaehlernummer: optionalLine,\n',
      '',
    );
    expect(await copy.errors('server')).toContain(
      'server/src/requests/grid-connection/grid-connection.entity.ts',
    );
    const inClient = await copy.errors('client');
    expect(inClient).toContain('client/src/forms/grid-connection-form.tsx');
    expect(inClient).toContain('client/src/forms/grid-connection-controls.ts');
  },
  compilerTimeout,
);
