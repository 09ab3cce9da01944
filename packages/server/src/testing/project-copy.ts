import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const run = promisify(execFile);

export const projectRoot = resolve(import.meta.dirname, '../../../..');
const fixtures = join(projectRoot, 'packages/server/fixtures');
const packages = ['calculator', 'content', 'server', 'client'];

/** A copy of the packages, to be changed, compiled and run. */
export type ProjectCopy = {
  folder: string;
  /**
   * Lays files of `packages/server/fixtures/<name>` over the packages. One that is there already stays beside
   * it as `<file>.others.ts`, for the new one to extend: whatever else the project has of its kind is kept.
   * @param paths below the fixture; all of them by default
   */
  lay(name: string, paths?: string[]): Promise<void>;
  /** `pnpm migration` in the copy. @returns the new migration */
  createMigration(name: string): Promise<string>;
  /**
   * Number of errors that `tsc` finds, by file. The client compiles what it imports of the server, which
   * is nearly all of a form.
   */
  errors(...names: ('server' | 'client')[]): Promise<Record<string, number>>;
  /** Starts its site, which ends with the copy at the latest. */
  start(settings: Record<string, string>): Promise<SiteProcess>;
  /** Runs a script of the copy's server. @returns what it writes */
  script(path: string, settings: Record<string, string>, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
};

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  await cp(join(projectRoot, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const formatting = JSON.parse(await readFile(join(projectRoot, 'biome.json'), 'utf8'));
  // The copy is no repository.
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...formatting, vcs: undefined }));
  await link(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), folder);
  await symlink(join(projectRoot, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  for (const name of packages) await copyPackage(name, folder);

  const sites: SiteProcess[] = [];

  async function script(path: string, settings: Record<string, string>, ...args: string[]) {
    const env = { PATH: process.env.PATH, ...settings };
    const file = join(folder, 'packages/server', path);
    return (await run(process.execPath, [file, ...args], { env })).stdout;
  }

  return {
    folder,
    script,
    async lay(name, paths = ['.']) {
      for (const path of paths) {
        const from = join(fixtures, name, path);
        const to = join(folder, 'packages', path);
        await cp(from, to, {
          recursive: true,
          filter: (source) => keepOthers(join(to, relative(from, source))),
        });
      }
    },
    async createMigration(name) {
      return readFile(join(folder, (await script('create-migration.ts', {}, name)).trim()), 'utf8');
    },
    async errors(...names) {
      const counts: Record<string, number> = {};
      for (const name of names) {
        const tsc = join(projectRoot, 'node_modules/.bin/tsc');
        // The second run looks only at what has changed since the first.
        const known = ['--incremental', '--tsBuildInfoFile', join(folder, `${name}.tsbuildinfo`)];
        const project = join(folder, 'packages', name);
        const { stdout } = await run(
          tsc,
          ['--noEmit', '--checkers', '1', '-p', project, ...known],
          {
            cwd: folder,
          },
        ).catch((failed: { stdout: string }) => failed);
        for (const [, file = ''] of stdout.matchAll(/^packages\/(\S+?)\(\d+,\d+\): error/gm)) {
          counts[file] = (counts[file] ?? 0) + 1;
        }
      }
      return counts;
    },
    async start(settings) {
      const main = join(folder, 'packages/server/src/main.ts');
      const site = await startSiteProcess(settings, undefined, [], main);
      sites.push(site);
      return site;
    },
    async remove() {
      // What a test that failed has left running.
      for (const site of sites) if (!site.hasEnded()) await site.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Such a file is an error of type, as it lacks what is added. */
async function keepOthers(path: string): Promise<true> {
  const others = path.replace(/\.ts$/, '.others.ts');
  if (path !== others && existsSync(path) && !existsSync(others)) {
    await writeFile(others, `// @ts-nocheck\n${await readFile(path, 'utf8')}`);
  }
  return true;
}

async function copyPackage(name: string, folder: string): Promise<void> {
  const from = join(projectRoot, 'packages', name);
  const to = join(folder, 'packages', name);
  const leftOut = ['node_modules', 'dist', '.turbo', 'fixtures'].map((part) => join(from, part));
  await cp(from, to, {
    recursive: true,
    filter: (path) => !leftOut.includes(path) && !/\.test\.tsx?$|\/src\/testing$/.test(path),
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
