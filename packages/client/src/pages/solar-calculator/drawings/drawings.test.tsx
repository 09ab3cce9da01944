import { MantineProvider } from '@mantine/core';
import { answerTo } from '@rebhang-solar/calculator/answer/answer';
import type { Ends } from '@rebhang-solar/calculator/answer/what-if';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { defaultQuery, parseQuery } from '@rebhang-solar/calculator/query/query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SizeBars } from '../size-bars.tsx';
import { WhatIfBars } from '../what-if-bars.tsx';
import { EarningsLine } from './earnings-line.tsx';
import { LawLane } from './law-lane.tsx';
import { ringDirections } from './roof-ring.tsx';
import { YearsDrawing } from './years-drawing.tsx';

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>)
    .replace(/<style.*?<\/style>/gs, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
const allOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups);

const price = { low: 13_500, value: 14_500, high: 15_500 };
const { money } = answerTo(parseQuery(new URLSearchParams('personen=4')).query);
if (!money) throw new Error('A household has an account');
const [draft] = money.laws;
const earned = (payback: number | null, regime: Regime = 'eeg2027') => ({
  ...draft,
  regime,
  cumulative: Array.from({ length: 20 }, (_, year) => {
    const value = -13_500 + year * 1000;
    return { low: value - 1000, value, high: value + 1000 };
  }),
  payback: { low: null, value: payback, high: null },
});
const earnings = (shown: typeof draft, ...others: (typeof draft)[]) =>
  drawn(<EarningsLine price={price} laws={[shown, ...others]} shown={shown} startYear={2027} />);

test('the line begins with the price and says its years, the last sum and when it is paid', () => {
  const html = earnings(earned(14));
  expect(allOf(html, />(20\d\d)</g).flat()).toEqual(['2027', '2032', '2037', '2042', '2047']);
  expect(html).toContain('+5.500 €');
  // In the second half its words stand before the mark, or they would run out of the drawing.
  expect(html).toMatch(/text-anchor="end"[^>]*>bezahlt nach 14 Jahren/);
  expect(earnings(earned(10))).toMatch(/text-anchor="start"[^>]*>bezahlt nach 10 Jahren/);
  expect(earnings(earned(null))).not.toContain('bezahlt nach');
});

test('the scale of the line holds every case, with round steps and a minus for what is still missing', () => {
  const ticks = allOf(earnings(earned(14)), /<text[^>]* y="\d+">(−?[\d.]+)<\/text>/g).flat();
  expect(ticks).toEqual(['−20.000', '−15.000', '−10.000', '−5.000', '0', '5.000', '10.000']);
});

test('the law that is not looked at is drawn broken, beside its own name', () => {
  const html = earnings(earned(14), earned(9, 'eeg2023'));
  expect(allOf(html, /stroke-width="(\d)" stroke-dasharray="7 5"/g)).toEqual([['2']]);
  expect(allOf(html, /font-weight="(\d+)">(Entwurf 2027|heutiges Gesetz)/g)).toEqual([
    ['700', 'Entwurf 2027'],
    ['550', 'heutiges Gesetz'],
  ]);
});

test('a rule that holds for fewer than three years has its words beside it, before it in the second half', () => {
  const part = (from: number, to: number) => ({ from, to, look: 'bad', text: 'x' }) as const;
  const html = drawn(<LawLane parts={[part(0, 3), part(8, 10), part(10, 11)]} />);
  const places = allOf(
    html,
    /style="([^"]*)"><span class="[^"]*(words|beside)[^"]*"( data-before="true")?/g,
  );
  expect(places).toEqual([
    ['inset-inline-start:0%;inline-size:15%', 'words', undefined],
    ['inset-inline-start:40%;inline-size:10%', 'beside', undefined],
    ['inset-inline-start:50%;inline-size:5%', 'beside', ' data-before="true"'],
  ]);
});

test('each rule of the shown law has a lane where it holds at all, and the new inverter its year', () => {
  const run = <Value,>(from: number, to: number, value: Value) => ({ from, to, value });
  const lanes = {
    paid: [run(0, 3, 5.2), run(3, 20, 1.5)],
    limit: [run<number | null>(0, 2, 60), run(2, 20, null)],
    unpaid: [run(0, 2, false), run(2, 20, true)],
    metering: [run(0, 2, 0), run(2, 20, 50)],
  };
  const years = (shown: Partial<typeof draft>) =>
    allOf(
      drawn(
        <YearsDrawing
          price={price}
          laws={[draft]}
          shown={{ ...draft, ...shown }}
          startYear={2027}
        />,
      ),
      /data-look="(\w+)" style="inset-inline-start:(\d+)%;inline-size:(\d+)%/g,
    ).map((part) => part.join(' '));
  const inverter = 'strong 75 5';
  expect(years({ lanes })).toEqual([
    'strong 0 15',
    'weak 15 85',
    'bad 0 10',
    'weak 10 90',
    'bad 10 90',
    'weak 10 90',
    inverter,
  ]);
  const none = { unpaid: [run(0, 20, false)], metering: [run(0, 20, 0)] };
  expect(years({ lanes: { ...lanes, ...none } }).slice(4)).toEqual([inverter]);
});

test('around the roof the directions stand as on a compass', () => {
  expect(ringDirections.map(({ value, name }) => `${value} ${name}`)).toEqual([
    'nord Nord',
    'nordost Nordost',
    'ost Ost',
    'suedost Südost',
    'sued Süd',
    'suedwest Südwest',
    'west West',
    'nordwest Nordwest',
  ]);
});

test('each column of sizes leads to its own size, says its sum, and the current one is marked', () => {
  const html = drawn(
    <SizeBars
      label="Anlage in kWp"
      unit="kWp"
      columns={[
        { size: 3.5, sum: -1200 },
        { size: 7, sum: 2500 },
        { size: 8, sum: 2000 },
      ]}
      best={7}
      current={8}
      queryWith={(kwp) => ({ ...defaultQuery, kwp })}
      onQuery={() => {}}
    />,
  );
  const links = allOf(html, /<a([^>]*)>.*?>(Mit [^<]*)</gs);
  expect(links.map(([, words]) => words)).toEqual([
    'Mit 3,5 kWp rechnen: −1.200 €',
    'Mit 7 kWp rechnen: 2.500 €',
    'Mit 8 kWp rechnen: 2.000 €',
  ]);
  expect(links.map(([link]) => /kwp=([\d.]+)&/.exec(link ?? '')?.[1])).toEqual(['3.5', '7', '8']);
  expect(links.map(([link]) => link?.includes('aria-current="true"'))).toEqual([
    false,
    false,
    true,
  ]);
  // More of these addresses exist than houses: none is for a search engine.
  expect(html.match(/rel="nofollow"/g)).toHaveLength(3);
  expect(allOf(html, /<text[^>]*font-weight="(\d+)"/g).flat()).toEqual(['500', '700', '500']);
  // What is lost hangs below the ground, on the same scale.
  expect(
    allOf(html, /<rect y="(\d+)" width="100%" height="(\d+)" fill="[^"]*-(\w+-\d)\)"/g),
  ).toEqual([
    ['77', '27', 'tile-4'],
    ['20', '57', 'vine-6'],
    ['32', '45', 'vine-2'],
  ]);
});

test('of what may come otherwise the worse end is read first, whichever value brings it', () => {
  const ends = (whatIf: Ends['whatIf'], low: [number, number], high: [number, number]): Ends => ({
    whatIf,
    ends: [
      { value: low[0], left: low[1] },
      { value: high[0], left: high[1] },
    ],
  });
  const html = drawn(
    <WhatIfBars
      all={[
        ends('electricityPrice', [0.26, -2000], [0.38, 6000]),
        ends('systemPriceFactor', [0.7, 3600], [1.3, 800]),
      ]}
      middle={2000}
    />,
  );
  const read = allOf(
    html,
    /<span[^>]*>((?:[+−][\d.]+ €(?:<!-- -->)?(?:, )?(?:<!-- -->)?)+)<\/span>/g,
  );
  expect(read.flat().map((text) => text?.replaceAll('<!-- -->', ''))).toEqual([
    '−2.000 €, +6.000 €',
    '+800 €, +3.600 €',
  ]);
  // All on one scale, from the least of all sums to the most, with the middle case at the same place.
  expect(allOf(html, /<rect x="([\d.]+%)" width="([\d.]+%)"/g)).toEqual([
    ['0%', '50%'],
    ['50%', '50%'],
    ['35%', '15%'],
    ['50%', '20%'],
  ]);
  // The words of an end stand in its bar, of one below a fifth of the width beside it.
  expect(allOf(html, /<text x="([\d.]+%)" dx="(-?\d)" text-anchor="(\w+)"/g)).toEqual([
    ['0%', '6', 'start'],
    ['100%', '-6', 'end'],
    ['35%', '-6', 'end'],
    ['70%', '-6', 'end'],
  ]);
});
