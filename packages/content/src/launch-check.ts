import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { comparedMonth } from './company/claims.ts';
import { confirmed } from './company/confirmed.ts';
import { people } from './company/people.ts';
import { region } from './company/region.ts';
import { reviewsCheck } from './company/reviews.ts';
import { type SampleKey, sampleDigests, sampleWords } from './company/samples.ts';
import { testimonialsCheck } from './company/testimonials.ts';
import { contradictions } from './company-contradictions.ts';
import { companyData } from './company-data.ts';
import { companyMistakes } from './company-rules.ts';
import type { People } from './company-types.ts';
import { checkDay, show } from './figures/figure.ts';
import { expiredFigures, figuresToCheck, type LedgerEntry } from './figures/ledger.ts';
import { reformToCheck } from './figures/reform.ts';
import { type LeftOut, leftOutSoFar } from './in-state.ts';
import { locatedIn, type State, states } from './states.ts';
import { germanDate } from './typography.ts';
import { hasCalculator } from './with-calculator.ts';

/** A value that stands in for the company's own, or a text that somebody of the company has to look at. */
type Sample = {
  /** File and property, e.g. `contact.phone`. */
  key: SampleKey;
  file: string;
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

/** The values of the table, by the first word of their keys. */
const companyValues: Record<string, unknown> = {
  ...companyData,
  claims: { ...companyData.claims, comparedMonth },
  reviews: withCheck(companyData.reviews, reviewsCheck),
  testimonials: withCheck(companyData.testimonials, testimonialsCheck),
};

/** How they were checked is shown below them: where there are none, nobody has to say it. */
function withCheck(quoted: readonly unknown[], check: string): readonly unknown[] {
  return quoted.length === 0 ? [] : [...quoted, check];
}

const sampleKeys = Object.keys(sampleWords) as SampleKey[];
const picturesFolder = resolve(import.meta.dirname, '../../client/pictures');

/** Every value that is still the sample company's, and what nobody has confirmed yet, in the order of the table. */
export function samples({
  values = companyValues,
  confirmedKeys = confirmed,
  pictures = picturesFolder,
}: {
  values?: Record<string, unknown>;
  confirmedKeys?: readonly SampleKey[];
  pictures?: string;
} = {}): readonly Sample[] {
  const isSample = (key: SampleKey) => {
    const digest = sampleDigests[key];
    return digest === undefined || digestsAt(key, values, pictures).includes(digest);
  };
  return sampleKeys
    .filter((key) => !confirmedKeys.includes(key) && isSample(key))
    .map((key) => ({ key, file: fileOf(key), replaceWith: sampleWords[key] }));
}

/** Of what stands at a key, as `samples.json` has them; none where nothing stands. */
export function digestsAt(key: SampleKey, values = companyValues, pictures = picturesFolder) {
  const [name = '', ...holders] = key.split('.').reverse();
  const holder = holders.reduceRight<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part],
    values,
  );
  if (typeof holder !== 'object' || holder === null) return [];
  // The entries of a list have no names: one is a sample as long as it stands anywhere in it.
  if (Array.isArray(holder)) return holder.map(digestOf);
  if (!(name in holder)) return [];
  if (!isPicture(key)) return [digestOf(holder[name as keyof typeof holder])];
  // In its container the site has no pictures: those are judged where it is built.
  const file = join(pictures, `${name}.jpg`);
  return existsSync(file) ? [digest(readFileSync(file))] : [];
}

function digestOf(value: unknown): string {
  // The day and the source of a figure say nothing about whose it is.
  const isFigure = typeof value === 'object' && value !== null && 'value' in value;
  // The build sets other spaces than were typed (word-spaces.ts).
  const json = JSON.stringify(isFigure ? value.value : value)?.replaceAll(/[\u00A0\u202F]/g, ' ');
  return digest(json ?? '');
}

/** Long enough that no two values share one. */
function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

const isPicture = (key: SampleKey) => key.startsWith('pictures.');

function fileOf(key: SampleKey): string {
  const [file = '', name] = key.split('.');
  if (isPicture(key)) return `packages/client/pictures/${name}.jpg`;
  return `packages/content/src/${file.includes('/') ? file : `company/${file}`}.ts`;
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
  // With values that cannot be right, files cannot be compared.
  const wrong = companyMistakes();
  const left = samples();
  return {
    settings,
    mistakes: [...(wrong.length > 0 ? wrong : contradictions(companyData)), ...stillInvented(left)],
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
 * Values of {@link companyData} that no longer count as samples and are still invented, a sentence each. Invented
 * figures, reviews and projects cannot be told from real ones.
 */
export function stillInvented(
  left: readonly Pick<Sample, 'key'>[],
  { identity, contact, people, legal }: Partial<Record<string, object>> = companyData,
): string[] {
  return Object.entries({ identity, contact, people, legal }).flatMap(([file, values = {}]) =>
    Object.entries(values)
      .filter(([name]) => !left.some(({ key }) => `${key}.`.startsWith(`${file}.${name}.`)))
      .filter(([, value]) => invented.test(JSON.stringify(value)))
      .map(
        ([name]) =>
          `packages/content/src/company/${file}.ts: ${name} ist noch erfunden, gilt aber nicht mehr als Beispielwert.`,
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

/** What belongs in each place, for the launch check: an empty one is no fault. */
const peoplePlaces: Record<keyof People, string> = {
  adviser: 'wer berät: steht neben dem Beratungsformular, auf der Quittung und in der E-Mail',
  master: 'Meisterin oder Meister, mit Titel: steht neben Wartung und Netzanschluss',
  office: 'wer im Büro das Telefon abnimmt: steht neben dem Kontaktformular',
  team: 'alle anderen im Betrieb, die sich zeigen wollen: Name, Aufgabe, wenn vorhanden ein Foto',
  craftRegister: 'Nummer in der Handwerksrolle, mit der Kammer',
  brands: 'Marken der Module, Wechselrichter und Speicher, die Sie verbauen',
  photographs: 'eigene Fotos aus dem Betrieb; Text und Unterschrift in pictures.ts',
};

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
      'Beispielwerte, noch zu ersetzen; was schon stimmt oder angesehen ist, mit seinem Schlüssel in company/confirmed.ts bestätigen',
      findings.samples.map(({ key, replaceWith, file }) => `${key} – ${replaceWith} (${file})`),
    ),
    ...listed('Angaben der Firma, die so nicht gehen', findings.mistakes),
    ...(isReady(findings)
      ? ['Alles bereit: kein Beispielwert, keine abgelaufene Zahl, keine fehlende Einstellung.']
      : isReady({ ...findings, settings: [] })
        ? ['Daten fertig: Es fehlen nur noch die Einstellungen auf dem Server.']
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
  // What the model computes is a getter.
  const begins = [`  ${name}:`, `  get ${name}(`];
  const line = lines.findIndex((text) => begins.some((begin) => text.startsWith(begin))) + 1;
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
