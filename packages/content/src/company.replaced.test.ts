import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contact } from './company/contact.ts';
import { identity } from './company/identity.ts';
import { pictures } from './company/pictures.ts';
import type { DataSheet } from './company-types.ts';
import { paths } from './paths.ts';
import { writePvgisSamples } from './testing/pvgis-samples.ts';

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

/** Steps of pnpm in the copy, each of which has to succeed. @returns what the last has written */
function pnpm(folder: string, ...steps: string[][]): string {
  let last = '';
  for (const step of steps) {
    const { status, output } = run(folder, 'npx', '-y', 'pnpm@12', ...step);
    expect(status, `pnpm ${step.join(' ')}\n${output.slice(-8_000)}`).toBe(0);
    last = output;
  }
  return last;
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

type OtherCompany = 'company-in-freiburg' | 'company-of-two';

/** Lays another company over the one of the copy; its pictures and its data sheet are copies of one that is there. */
async function replaceCompany(folder: string, company: OtherCompany): Promise<void> {
  const content = join(folder, 'packages/content/src');
  await cp(join(content, 'testing', company), join(content, 'company'), { recursive: true });
  const { pictures: ownPictures } = await import(`./testing/${company}/pictures.ts`);
  const { dataSheets } = await import(`./testing/${company}/data-sheets.ts`);
  const { contact: own } = await import(`./testing/${company}/contact.ts`);
  const client = join(folder, 'packages/client');
  const file = (name: string) => join(client, 'pictures', `${name}.jpg`);
  const [any = ''] = Object.keys(pictures);
  for (const name of Object.keys(ownPictures)) {
    if (!existsSync(file(name))) await cp(file(any), file(name));
  }
  for (const sheet of dataSheets as DataSheet[]) {
    if (sheet.file) await cp(file(any), join(client, 'public/datenblaetter', sheet.file));
  }
  for (const name of Object.keys(pictures)) {
    if (!(name in ownPictures)) await rm(file(name));
  }
  const security = join(folder, 'SECURITY.md');
  const words = await readFile(security, 'utf8');
  await writeFile(security, words.replace(contact.securityEmail, own.securityEmail));
}

/** Those that read the pages, look how they are laid out, who can use them and what they weigh. */
const journeys = [
  'budget.spec.ts',
  'content.spec.ts',
  'every-page.spec.ts',
  'layout.spec.ts',
  'references.spec.ts',
];
/** What has to pass after a change of its data. */
const changed = [['format'], ['check'], ['build'], ['test:unit']];
const freiburg = { latitude: 47.996, longitude: 7.849 };

/** Those whose words and times depend on the region. */
const integrationTests = [
  'reply-due',
  'mail.integration',
  'documents-routes',
  'requests.integration',
  'morning-mail',
];

/** Places, offices and companies of Saxony, who stood in the samples, and what holds of them alone. */
const former = [
  /(?<!Nieder|SN:.)Sachsen(?!-Anhalt)|[Ss]ächsisch|Freistaat Sachsen|\bElbe\b|Elbtal|\bSAB\b|SAENA|Aufbaubank/,
  /\b(Dresd(en|ner)|Meiß(en|ner)|Radebeul|Coswig|Freital|Pirna|Klipphausen|Weinböhla|Wilsdruff|Chemnitz|Leipzig)\b/,
  /\b(Moritzburg|Nossen|Großenhain|Riesa|Döbeln|Freiberg|Kamenz|Blasewitz|Loschwitz|Lommatzsch|Bautzen)\b/,
  ...[identity.name, identity.shortName, identity.street, identity.managingDirector].map(literally),
  ...[contact.phone, contact.email, 'rebhang-solar.example'].map(literally),
  // What this website once said.
  /\bim Januar 2025 (?:stand|hieß|rechneten|nannten)/i,
];
/** What a computer has drawn; a company without photographs keeps it. */
const drawn = /„Visualisierung“/i;

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** All that the built copy gives to read, by where it stands. */
async function allTexts(folder: string): Promise<Record<string, string>> {
  const reader = 'packages/server/src/testing/read-site.ts';
  pnpm(
    folder,
    ['mails', '.data/mails'],
    ['exec', 'node', reader, '.data/mails', '.data/texts.json'],
  );
  return JSON.parse(await readFile(join(folder, '.data/texts.json'), 'utf8'));
}

/** Where something of the former company or its state stands, with the words around it. */
function traces(texts: Record<string, string>, of: readonly RegExp[] = former): string[] {
  return Object.entries(texts).flatMap(([place, text]) =>
    of.flatMap((words) => {
      const at = text.search(words);
      return at < 0 ? [] : [`${place}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
    }),
  );
}

const calculatorPages = [paths.solarCalculator, paths.offerCheck];
const linksTo = (path: string) => new RegExp(`${path}["?#<\\s]`);

/** What `pnpm launch-check` says once all is the company's own. */
function checkedForLaunch(folder: string): string {
  const { output } = run(folder, 'npx', '-y', 'pnpm@12', 'launch-check');
  expect(output).not.toContain('Beispielwerte');
  expect(output).not.toContain('die so nicht gehen');
  return output;
}

test('a company in another state takes the site over, without weather and then with it', async () => {
  const folder = await copyOfProject();
  await replaceCompany(folder, 'company-in-freiburg');
  pnpm(folder, ['install', '--offline', '--frozen-lockfile'], ...changed);
  const without = await allTexts(folder);
  expect(traces(without, [...former, drawn])).toEqual([]);
  for (const path of calculatorPages) {
    expect(Object.keys(without)).toContain(`404 ${path}`);
    const pages = Object.entries(without).filter(([, text]) => linksTo(path).test(text));
    expect(pages.map(([place]) => place)).toEqual([]);
  }
  const output = checkedForLaunch(folder);
  expect(output).toMatch(/packages\/content\/src\/faq\/\S+\.ts – .*Dresden/);

  const { typicalYear, monthlySeries } = await writePvgisSamples(
    join(folder, '.data/pvgis'),
    freiburg,
  );
  pnpm(folder, ['weather', typicalYear, monthlySeries, '--place', 'Freiburg'], ...changed);
  const complete = await allTexts(folder);
  expect(traces(complete, [...former, drawn])).toEqual([]);
  for (const path of calculatorPages) expect(complete[`200 ${path}`]).toContain('Freiburg');
  pnpm(
    folder,
    ['exec', 'vitest', 'run', '--project', 'integration', ...integrationTests],
    ['--filter', '@rebhang-solar/e2e', 'run', 'journeys', ...journeys],
  );
  await rm(folder, { recursive: true });
});

test('a company of two says nothing of what it has not', async () => {
  const folder = await copyOfProject();
  await replaceCompany(folder, 'company-of-two');
  pnpm(folder, ['install', '--offline', '--frozen-lockfile'], ...changed);
  const texts = await allTexts(folder);
  const notThere =
    /\bChat\b|Handelsregister|Umsatzsteuer-Identifikation|Google|Bewertung|\b1 Anlagen\b/;
  expect(traces(texts, [...former, notThere])).toEqual([]);
  checkedForLaunch(folder);
  pnpm(
    folder,
    ['exec', 'vitest', 'run', '--project', 'integration', ...integrationTests],
    ['--filter', '@rebhang-solar/e2e', 'run', 'journeys'],
  );
  await rm(folder, { recursive: true });
});
