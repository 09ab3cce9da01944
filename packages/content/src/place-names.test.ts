import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { gridOperators, mapTowns, river } from './company/places.ts';
import { region } from './company/region.ts';
import { company } from './company-in-texts.ts';
import { samples } from './launch-check.ts';
import { markedParts } from './marked-parts.ts';
import { states } from './states.ts';

const packages = resolve(import.meta.dirname, '../..');

/** What is the company's own, or says something of every state; tests and what they post may name any place. */
const mayNamePlaces =
  /^content\/src\/(company\/|states\.ts|legal\/data-protection-authorities\.ts)|\/testing\/|\.test\.tsx?$/;

const names = [
  states[region.state],
  company.city,
  ...region.mainTowns,
  ...mapTowns.map(({ name }) => name),
  ...(river ? [river.name] : []),
  ...gridOperators.operators.map(({ name }) => name),
  // „sächsisch“, „SächsBO“, „Dresdner“, „Meißner Stadtwerke“
  'Sächs',
  'sächs',
  'Dresdner',
  'Meißner',
];
const placeName = new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join('|')})\\p{L}*`, 'gu');

/** A figure that the ledger counts to one state. */
const figureOfState = /\{\s*state: '[A-Z]{2}',[^}]*\}/g;

/** The source with all that is marked for one state left blank, line for line. */
function unmarked(source: string): string {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  return markedParts(source)
    .reduce(
      (rest, { start, end }) =>
        rest.slice(0, start) + blank(source.slice(start, end)) + rest.slice(end),
      source,
    )
    .replaceAll(figureOfState, blank);
}

function placesIn(file: string): string[] {
  return unmarked(readFileSync(join(packages, file), 'utf8'))
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(placeName)].map(([name]) => `${file}:${index + 1} ${name}`),
    );
}

test('what is marked is left out, with its lines in their places', () => {
  const source = "Riesa,\ninState('SN', ['Meißen',\n'Elbe (']),\nPirna";
  expect(
    unmarked(source)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Riesa,', '', ',', 'Pirna']);
});

// A company that has put its own region in place of the sample may name its places where it likes.
test.runIf(samples().some(({ key }) => key === 'region.state'))(
  'no text names a place of the company’s region, unless it is marked for the state',
  () => {
    const files = ['content', 'client', 'desk', 'server']
      .flatMap((name) =>
        readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${name}/src/${file}`,
        ),
      )
      .filter((file) => /\.tsx?$/.test(file) && !mayNamePlaces.test(file));
    expect(files.flatMap(placesIn)).toEqual([]);
  },
);
