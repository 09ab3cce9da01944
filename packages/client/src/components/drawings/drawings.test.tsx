import { MantineProvider } from '@mantine/core';
import { bar, evenTicks } from '@rebhang-solar/content/bar-chart';
import { moduleOutput } from '@rebhang-solar/content/drawings';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { ModuleOutput } from './module-output.tsx';
import { MonthBars } from './month-bars.tsx';
import { StackedColumns } from './stacked-columns.tsx';

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>).replace(
    /<style.*?<\/style>/gs,
    '',
  );
const allOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups);
const words = (html: string) => allOf(html, /<tspan[^>]*>([^<]+)/g).flat();

test('a bar is firm up to what is sure, and lighter from there to what is possible', () => {
  const html = drawn(
    <BarChart
      chart={{
        title: 'Wochen',
        rows: [{ ...bar('Montage', '1–3', [4, 8]), start: 2 }],
        max: 16,
        cell: 4,
        ticks: evenTicks(16, 2, 'Wochen'),
        parts: [],
      }}
    />,
  );
  expect(allOf(html, /<rect[^>]*x="([\d.]+%)" width="([\d.]+%)"/g)).toEqual([
    ['25%', '25%'],
    ['12.5%', '12.5%'],
  ]);
  // Three lines part four cells, and no word at an end of the scale runs out of the drawing.
  expect(allOf(html, /<line[^>]*x1="([\d.]+%)"/g).flat()).toEqual(['25%', '50%', '75%']);
  expect(allOf(html, /text-anchor="(\w+)"/g).flat()).toEqual(['start', 'middle', 'end']);
});

test.each([
  ['both at the bar that shows both', [bar('a', '', [4, 4]), bar('b', '', [3, 8])], ['b', 'b']],
  ['each at its own bar, where none has both', [bar('a', '', [0, 4]), bar('b', '', 3)], ['b', 'a']],
])('what the parts of the bars stand for is written %s', (_, rows, labels) => {
  const parts = [
    { mark: 'least', text: 'sicher' },
    { mark: 'most', text: 'möglich' },
  ] as const;
  const chart = { title: 'Wochen', rows, max: 8, cell: 4, ticks: [], parts };
  const items = drawn(<BarChart chart={chart} />).split('<li>');
  const rowWith = (text: string) =>
    items.find((item) => item.includes(text))?.match(/<span>([ab])</)?.[1];
  expect(parts.map(({ text }) => rowWith(text))).toEqual(labels);
});

test('of the months the highest and the lowest keep their numbers where there is no room for all', () => {
  const values = [300, 400, 800, 1000, 1200, 1250, 1230, 1100, 800, 600, 300, 250];
  const html = drawn(<MonthBars title="Ertrag" description="" values={values} />);
  const numbers = allOf(html, /<text([^>]*)>([\d.]+)<\/text>/g);
  const always = numbers.filter(([attributes]) => !attributes?.includes('class='));
  expect(always.map(([, number]) => number)).toEqual(['1.250', '250']);
  expect(allOf(html, /height="(\d+)" *\/?><\/rect>|<rect[^>]*height="(\d+)"/g)).toHaveLength(12);
});

const part = (mark: 'direct' | 'storage' | 'feedIn' | 'curtailed', values: number[]) => ({
  mark,
  text: mark,
  values,
});
const columns = (series: ReturnType<typeof part>[], more = {}) =>
  drawn(
    <StackedColumns
      title="Ein Tag"
      description=""
      unit="kW"
      labels={['a', 'b', 'c', 'd']}
      series={series}
      {...more}
    />,
  );

test('words stand at each part from left to right, and at none that is too thin to be seen', () => {
  const html = columns([
    part('direct', [0, 1, 2, 9]),
    part('storage', [5, 1, 1, 0]),
    part('curtailed', [0.1, 0, 0, 0.2]),
    part('feedIn', [0, 3, 8, 0]),
  ]);
  expect(words(html)).toEqual(['storage', 'feedIn', 'direct']);
});

test('the scale has round steps, its unit at the last, and room for the highest column', () => {
  const scale = (html: string) =>
    allOf(html, /<text y="[\d.]+">([\d.,]+) ?(\w*)<\/text>/g).map((found) =>
      found.join(' ').trim(),
    );
  expect(scale(columns([part('direct', [1, 2, 3, 4]), part('feedIn', [0, 0, 0, 5])]))).toEqual([
    '0',
    '2',
    '4',
    '6',
    '8 kW',
  ]);
  // Neighbours share one.
  expect(scale(columns([part('direct', [1, 2, 3, 4])], { top: 30 }))).toEqual([
    '0',
    '10',
    '20',
    '30 kW',
  ]);
});

test('at the stated years stands what the modules still give, the last within the drawing', () => {
  const html = drawn(<ModuleOutput />);
  const values = allOf(html, /<text[^>]*x="([\d.]+)%"[^>]*text-anchor="(\w+)"[^>]*>([^<]*%)</g);
  expect(values.map(([, , value]) => value)).toEqual(moduleOutput.marks.map(({ value }) => value));
  expect(values.at(-1)?.slice(0, 2)).toEqual(['100', 'end']);
  expect(values[0]?.[1]).toBe('middle');
});
