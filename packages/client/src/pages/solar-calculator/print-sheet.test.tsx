import { MantineProvider } from '@mantine/core';
import { answerTo } from '@rebhang-solar/calculator/answer/answer';
import { parseQuery } from '@rebhang-solar/calculator/query/query';
import { assumptionRows } from '@rebhang-solar/content/pages/solar-calculator';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { afterEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../../components/use-hydrated.ts';
import { SiteUrlContext } from '../../components/use-site-url.ts';
import { PrintSheet } from './print-sheet.tsx';

afterEach(() => void vi.useRealTimers());

const { query } = parseQuery(new URLSearchParams('personen=4&kwp=8&speicher=6'));
const sized = { ...query, kwp: 8, speicher: 6 };
const answer = answerTo(query);

const sheet = (law: number, isHydrated = true) =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <SiteUrlContext value="https://x.example">
        <HydratedContext value={isHydrated}>
          <PrintSheet query={sized} answer={answer} law={law} />
        </HydratedContext>
      </SiteUrlContext>
    </MantineProvider>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');

test('the code on the sheet holds the address that opens the calculation again', () => {
  const [, size = '', address = '', path = ''] =
    /<svg viewBox="0 0 (\d+) \d+" role="img" aria-label="([^"]*)"[^>]*><path d="([^"]*)"/.exec(
      sheet(0),
    ) ?? [];
  expect(address).toMatch(/^https:\/\/x\.example\/solarrechner\?/);
  for (const part of ['kwp=8', 'speicher=6', 'personen=4', 'richtung=sued']) {
    expect(address).toContain(part);
  }
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
  const row = (y: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((x) => (isDark(x, y) ? '#' : '.')).join('');
  // The mark in the corner.
  expect([0, 1, 2, 6, 7].map(row)).toEqual([
    '#######.',
    '#.....#.',
    '#.###.#.',
    '#######.',
    '........',
  ]);
  // Not mirrored: the code of the library has its columns within its rows.
  const { data } = encode(address.replaceAll('&amp;', '&'), { ecc: 'L', border: 0 });
  expect(Number(size)).toBe(data.length);
  const wrong = data.flatMap((cells, y) =>
    cells.flatMap((dark, x) => (dark === isDark(x, y) ? [] : [[x, y]])),
  );
  expect(wrong).toEqual([]);
});

test('the sheet names the day on which it was made, where it is known, and the law that it goes by', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 3, 0, 30) });
  expect(sheet(0)).toContain('Gerechnet am 03.11.2026.');
  expect(sheet(0, false)).not.toContain('Gerechnet am');
  expect(sheet(0)).toContain('nicht beschlossen.');
  expect(sheet(1)).toContain('Gesetz: das heute geltende EEG 2023.');
  expect(sheet(1)).not.toContain('nicht beschlossen.');
  // A law that there is not is the first one.
  expect(sheet(7)).toBe(sheet(0));
});

test('the return under the law that is not looked at stands beside', () => {
  expect(sheet(0)).toMatch(/Bliebe es beim heutigen Gesetz: −?[\d,]+ % im Jahr\./);
  expect(sheet(1)).toMatch(/Käme der Entwurf: −?[\d,]+ % im Jahr\./);
});

test('what was entered, what the roof gives and what a year brings are tables with a caption', () => {
  const html = sheet(0);
  expect([...html.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption]) => caption)).toContain(
    'Ihre Angaben',
  );
  expect(html).toMatch(/<th scope="row">Strom vom Dach im Jahr<\/th><td>[\d.]+ kWh<\/td>/);
  // Not every detail of what was assumed, or it would be two sheets.
  const said = assumptionRows.map(({ label, value, isDetail }) => [
    html.includes(`${label}: ${value}`.replaceAll(/[\u00a0\u202f]/g, ' ')),
    isDetail !== true,
  ]);
  expect(said.filter(([isSaid, is]) => isSaid !== is)).toEqual([]);
  expect(html).toMatch(/<th scope="row">Verbrauch vom eigenen Dach<\/th><td>\d+ %<\/td>/);
});
