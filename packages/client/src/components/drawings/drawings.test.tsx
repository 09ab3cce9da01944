import { MantineProvider } from '@mantine/core';
import { bar, evenTicks } from '@rebhang-solar/content/bar-chart';
import { moduleOutput, orientation } from '@rebhang-solar/content/drawings';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShadingDrawing } from '../../pages/technical-details/shading-drawing.tsx';
import { BarChart } from './bar-chart.tsx';
import { MissingModule } from './missing-module.tsx';
import { ModuleOutput } from './module-output.tsx';
import { MonthBars } from './month-bars.tsx';
import { OrientationAndTilt } from './orientation-and-tilt.tsx';
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
  expect(scale(columns([part('direct', [1, 2, 3, 4])], { top: 100 }))).toEqual([
    '0',
    '50',
    '100 kW',
  ]);
  // A line may rise above all columns.
  expect(scale(columns([part('direct', [1, 2, 3, 4])], { line: [0, 0, 0, 9] })).at(-1)).toBe(
    '8 kW',
  );
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

test('the highest month is as high as the plot, the others in proportion, each under its letter', () => {
  const values = [300, 0, 600, 1200, 0, 0, 0, 0, 0, 0, 0, 300];
  const html = drawn(<MonthBars title="Ertrag" description="So viel" values={values} />);
  const bars = allOf(html, /<rect[^>]*x="([\d.]+%)" y="(\d+)" width="([\d.]+%)" height="(\d+)"/g);
  expect(bars.slice(0, 4)).toEqual([
    ['0.5%', '189', '7.33%', '55'],
    ['8.83%', '244', '7.33%', '0'],
    ['17.17%', '134', '7.33%', '110'],
    ['25.5%', '24', '7.33%', '220'],
  ]);
  const letters = allOf(html, /y="266"[^>]*>(\w)</g).flat();
  expect(letters.join('')).toBe('JFMAMJJASOND');
  const [title, text] = allOf(html, /<(?:title|desc) id="([^"]+)">/g).flat();
  expect(html).toContain(`aria-labelledby="${title}" aria-describedby="${text}"`);
});

test('columns stand on each other, what is bought hangs below the ground, and a line crosses them', () => {
  const html = columns([part('direct', [1, 2, 0, 4]), part('feedIn', [3, 0, 4, 0])], {
    labelsAt: 'edges',
    line: [2, 2, 1, 4],
    below: { mark: 'bought', text: 'gekauft', amount: '5 kWh', values: [0, 0, 2, 0] },
  });
  const paths = allOf(html, /<path[^>]* d="([^"]+)"/g).flat();
  expect(paths).toEqual([
    'M0 200V150h20V200zM20 200V100h20V200zM60 200V0h20V200z',
    'M0 150V0h20V150zM40 200V0h20V200z',
    'M40 200V300h20V200z',
    'M0 100h20L20 100h20L40 150h20L60 0h20',
  ]);
  // Two thirds of the room stand, a third hangs.
  expect(html).toMatch(/<svg[^>]* height="93" viewBox="0 0 80 200"/);
  expect(html).toContain('gekauft <tspan font-weight="600">5 kWh</tspan>');
  // The first and the last letter stand at the edges, the last within the drawing.
  const labels = allOf(html, /<text x="([\d.]+%)"[^>]*text-anchor="(\w+)">([abcd])</g);
  expect([labels[0], labels.at(-1)]).toEqual([
    ['13%', 'middle', 'a'],
    ['100%', 'end', 'd'],
  ]);
});

test('columns with room between them stand above their words', () => {
  const html = columns([part('direct', [1, 2, 0, 4])]);
  const [path] = allOf(html, /<path[^>]* d="([^"]+)"/g).flat();
  expect(path).toBe('M3 200V150h15V200zM23 200V100h15V200zM63 200V0h15V200z');
  const labels = allOf(html, /<text x="([\d.]+%)"[^>]*text-anchor="(\w+)">([abcd])</g);
  expect(labels).toEqual([
    ['23.88%', 'middle', 'a'],
    ['45.63%', 'middle', 'b'],
    ['67.38%', 'middle', 'c'],
    ['89.13%', 'middle', 'd'],
  ]);
});

test('a part has words from three hundredths of the scale on', () => {
  const thin = (value: number) => words(columns([part('direct', [value, 0, 0, 0])], { top: 100 }));
  expect([thin(2.9), thin(3)]).toEqual([[], ['direct']]);
});

test('the rays of the rose are as long as the yield, each named outside of the ring on its own side', () => {
  const html = drawn(<OrientationAndTilt />);
  const anchors = allOf(html, /<text[^>]*text-anchor="(\w+)">([^<]+)</g);
  const anchorOf = new Map(anchors.map(([anchor, label]) => [label, anchor]));
  const { directions } = orientation;
  for (const { label, degrees } of directions) {
    const side = degrees % 180 === 0 ? 'middle' : degrees > 180 ? 'end' : 'start';
    expect(anchorOf.get(label)).toBe(side);
  }
  const south = directions.findIndex(({ degrees }) => degrees === 180);
  const ray = allOf(html, /<path[^>]* d="M160 138L([\d.]+) ([\d.]+)A([\d.]+) /g)[south];
  // The less a tilt yields, the shorter it is drawn.
  expect(allOf(html, /<path[^>]* d="M6 152L[\d.]+ [\d.]+A([\d.]+) /g).flat()).toEqual([
    '184',
    '176',
    '168',
  ]);
  // To the south, from its eastern edge, as long as the ring is wide.
  expect(ray).toEqual(['190', '225', '92']);
});

test('with a shadow on its foot a whole module stands still, of one in halves the upper works on', () => {
  const blocks = allOf(
    drawn(<ShadingDrawing />),
    /<rect fill="var\(--mantine-color-([\w-]+)\)"(?: y="(\d+)")? width="120" height="(\d+)"/g,
  );
  expect(blocks).toEqual([
    ['slate-3', undefined, '166'],
    ['slate-6', '146', '20'],
    ['sun-6', undefined, '80'],
    ['slate-3', undefined, '80'],
    ['slate-6', '60', '20'],
  ]);
});

test('of all modules of a roof one is not there', () => {
  const html = drawn(<MissingModule />);
  const [first, ...rest] = allOf(html, /<path d="(M[^"]+z)"/g)
    .flat()
    .slice(1);
  expect(first).toBe('M0 0h32l-11.555555555555555 32h-32z');
  expect(rest).toHaveLength(27);
  const open = allOf(html, /<path d="(M[\d.-]+ [\d.]+)h[^>]*fill="none"/g).flat();
  expect(open).toEqual(['M131 36']);
});
