import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type People, people, peoplePlaces } from './company/people.ts';
import { region } from './company/region.ts';
import { companyData, companyMistakes } from './company-rules.ts';
import { checkDay, show } from './figures/figure.ts';
import { expiredFigures, figuresToCheck, type LedgerEntry } from './figures/ledger.ts';
import { reformToCheck } from './figures/reform.ts';
import { type LeftOut, leftOutSoFar } from './in-state.ts';
import { locatedIn, type State, states } from './states.ts';
import { germanDate } from './typography.ts';
import { hasCalculator } from './with-calculator.ts';

/** A value that stands in for the company's own, marked by a comment on the line before it. */
type Sample = {
  /** File and line of the mark, as editors open it. */
  place: string;
  /** File and property, e.g. `contact.phone`. */
  key: string;
  /** What has to be put in its place. */
  replaceWith: string;
};

/** A part of a text that holds in another state than the company's, with the file of the text. */
type ForeignPart = LeftOut & { file: string };

/** What has to be done before the site may go online, or stay there. */
type LaunchFindings = {
  /** What is wrong in the company's data, a sentence each. */
  mistakes: readonly string[];
  samples: readonly Sample[];
  expired: readonly LedgerEntry[];
  /** The reform of the EEG is undecided and nobody has looked for a while, in a sentence. */
  reform: readonly string[];
  /** Due soon: named, but no reason to stay offline. */
  toCheck: readonly LedgerEntry[];
  /** What is wrong in the settings, a sentence each. */
  settings: readonly string[];
  /** Not shown here, until the company has written them anew: no reason to stay offline. */
  foreignParts: readonly ForeignPart[];
  /** The packed weather is that of another state, in a sentence. */
  weather: readonly string[];
  /** Optional data about the team that is missing, e.g. `people.team – …`: no fault. */
  openPlaces: readonly string[];
};

const mark = /^\s*\/\/ BEISPIEL: (.+)$/;
const firstName = /[\w-]+/;

/**
 * Every mark in the sources of a folder and those below it, in the order of files and lines, the company's first.
 * @param folder by default the whole content
 */
export function samples(folder = import.meta.dirname): readonly Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .sort((a, b) => rank(a).localeCompare(rank(b)))
    .flatMap((file) => samplesOf(file, readFileSync(join(folder, file), 'utf8')));
}

function rank(file: string): string {
  return `${file.startsWith('company/') ? 0 : 1}${file}`;
}

function samplesOf(file: string, source: string): Sample[] {
  const lines = source.split('\n');
  const module = file.replace(/^.*\/|\.ts$/g, '');
  return lines.flatMap((line, index) => {
    const replaceWith = mark.exec(line)?.[1];
    if (replaceWith === undefined) return [];
    const marked = (lines[index + 1] ?? '').replace(/export|const/g, '');
    const property = firstName.exec(marked)?.[0];
    return {
      place: `packages/content/src/${file}:${index + 1}`,
      key: property === undefined ? module : `${module}.${property}`,
      replaceWith,
    };
  });
}

/**
 * Every sample still in its place, every figure shown as current although its last day is over, and
 * what is to be looked at again within the next two months.
 *
 * @param settings what the check of the settings has found
 */
export async function launchCheck(
  today: Date,
  settings: readonly string[] = [],
): Promise<LaunchFindings> {
  const left = samples();
  return {
    settings,
    mistakes: [...companyMistakes(), ...inventedUnmarked(left)],
    samples: left,
    expired: expiredFigures(today),
    reform: reformToCheck(today),
    toCheck: figuresToCheck(today),
    foreignParts: await foreignParts(),
    weather: hasCalculator ? [] : [withoutWeather(region.state)],
    openPlaces: openPlaces(people),
  };
}

/** What cannot be real: numbers and addresses reserved for fiction, and names such as „Muster“. */
const invented = /\.example\b|030 23125|DE0{9}|Muster|Petra Probe|Beispiel(?:weg|allee|\b)|Rebhang/;

/**
 * Values of {@link companyData} that have lost their mark and are still invented, a sentence each. Invented
 * figures, reviews and projects cannot be told from real ones.
 */
export function inventedUnmarked(
  left: readonly Sample[],
  { identity, contact, people, legal }: Partial<Record<string, object>> = companyData,
): string[] {
  const marked = new Set(left.map(({ key }) => key));
  return Object.entries({ identity, contact, people, legal }).flatMap(([file, values = {}]) =>
    Object.entries(values)
      .filter(([name]) => !marked.has(`${file}.${name}`))
      .filter(([, value]) => invented.test(JSON.stringify(value)))
      .map(
        ([name]) =>
          `packages/content/src/company/${file}.ts: ${name} ist noch erfunden, obwohl die Zeile mit BEISPIEL gelöscht ist.`,
      ),
  );
}

const textFolders = ['faq', 'legal', 'pages', 'documents'];
let foreign: Promise<readonly ForeignPart[]> | undefined;

/** What the texts leave out in the company's state: they are loaded one after the other, each to its file. */
export function foreignParts(): Promise<readonly ForeignPart[]> {
  // A module is loaded once in a process, so it puts on record once what it leaves out.
  foreign ??= loadForeignParts();
  return foreign;
}

async function loadForeignParts(): Promise<readonly ForeignPart[]> {
  const files = textFolders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .sort()
      .map((file) => `${folder}/${file}`),
  );
  // What was loaded before, by whatever else runs in this process, has no file any more.
  const parts = leftOutSoFar().map((part) => ({ ...part, file: 'packages/content/src' }));
  for (const file of files) {
    const before = leftOutSoFar().length;
    await import(`./${file}`);
    const left = leftOutSoFar().slice(before);
    parts.push(...left.map((part) => ({ ...part, file: `packages/content/src/${file}` })));
  }
  return parts;
}

function withoutWeather(state: State): string {
  return `Kein Wetter für ${states[state]}: Solarrechner und Angebotsprüfung antworten mit 404, und keine Seite zeigt berechnete Zahlen. Mit „pnpm weather“ kommt es dazu (CONTRIBUTING.md).`;
}

/** What of {@link people} is empty, and what belongs there. */
export function openPlaces(given: People): string[] {
  return (Object.keys(peoplePlaces) as (keyof People)[])
    .filter((place) => Object.keys(given[place] ?? []).length === 0)
    .map((place) => `people.${place} – ${peoplePlaces[place]}`);
}

/** Nothing is left that must not go online. */
export function isReady(findings: LaunchFindings): boolean {
  const { mistakes, samples, expired, reform, settings } = findings;
  return [mistakes, samples, expired, reform, settings].every(({ length }) => length === 0);
}

/** The findings as a person reads them, one to a line. What has to be done first stands last, above the prompt. */
export function launchReport(findings: LaunchFindings): string {
  const { expired, toCheck, foreignParts, openPlaces } = findings;
  return [
    ...listed(
      'Freie Plätze in company/people.ts; was leer bleibt, zeigt die Website nicht',
      openPlaces,
    ),
    ...Object.entries(Object.groupBy(foreignParts, ({ state }) => state)).flatMap(
      ([state, parts = []]) =>
        listed(
          `Texte für ${states[state as State]}, die die Website ${locatedIn(region.state)} nicht zeigt; bei Bedarf eigene schreiben und das Kürzel ändern`,
          parts.map(({ file, begins }) => [file, begins].filter(Boolean).join(' – ')),
        ),
    ),
    ...listed(
      'In den nächsten zwei Monaten wieder anzusehen',
      toCheck.map(({ key, figure }) => `${placeOf(key)} – ${show(figure)}, ${checkedBy(figure)}`),
    ),
    ...listed('Wetter', findings.weather),
    ...listed('Einstellungen für den Betrieb, noch zu setzen oder zu ändern', findings.settings),
    ...listed('Stand der Reform, wieder nachzusehen', findings.reform),
    ...listed(
      'Abgelaufene Zahlen, neu zu prüfen',
      expired.map(({ key, figure }) => `${placeOf(key)} – ${show(figure)}, ${lastDay(figure)}`),
    ),
    ...listed(
      'Beispielwerte, noch zu ersetzen; danach die Zeile mit BEISPIEL löschen',
      findings.samples.map(({ place, key, replaceWith }) => `${place} ${key} – ${replaceWith}`),
    ),
    ...listed('Angaben der Firma, die so nicht gehen', findings.mistakes),
    ...(isReady(findings)
      ? ['Alles bereit: kein Beispielwert, keine abgelaufene Zahl, keine fehlende Einstellung.']
      : []),
  ].join('\n');
}

/** File and line of a figure of the ledger, and its key. */
function placeOf(key: string): string {
  const [topic = '', name = ''] = key.split('.');
  const module = `${topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const file = ['figures', 'company']
    .map((folder) => `${folder}/${module}`)
    .find((candidate) => existsSync(join(import.meta.dirname, candidate)));
  if (file === undefined) return key;
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith(`  ${name}:`)) + 1;
  return `packages/content/src/${file}:${line} ${key}`;
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)];
}

function lastDay({ validUntil, source }: LedgerEntry['figure']): string {
  const until = validUntil === undefined ? '' : `gültig bis ${germanDate(validUntil)}, `;
  return `${until}Quelle: ${source}`;
}

function checkedBy(figure: LedgerEntry['figure']): string {
  const day = checkDay(figure);
  return `${day === undefined ? '' : `bis ${germanDate(day)}, `}Quelle: ${figure.source}`;
}
