import type { BarChart, BarRow } from './bar-chart.ts';
import { amount, show } from './figures/figure.ts';
import { lifespan } from './figures/lifespan.ts';
import { roof } from './figures/roof.ts';
import { warranty } from './figures/warranty.ts';
import { type StatedDirection, yieldShare, yieldShareOf } from './houses/roof-yield.ts';
import { inWeeks, stageList, stagesInWeeks } from './project-stages.ts';
import { formatNumber, percent, withUnit } from './typography.ts';

/** Text alternative of a drawing: its name, then what can be read off it. */
export type DrawingText = { title: string; description: string };

type Range = readonly [number, number];

/** „10 Jahren“, after „nach“. */
function inYears(years: number): string {
  return withUnit(formatNumber(years), 'Jahren');
}

const nominalOutput = 100;
const lastYear = warranty.performance.value;

/** The years for which the company states an output, as a share of that of a new module. */
const statedOutput: readonly { year: number; share: Range; value: string }[] = [
  {
    year: 0,
    share: [nominalOutput, nominalOutput],
    value: percent(nominalOutput),
  },
  ...(
    [
      [10, lifespan.outputAfter10],
      [20, lifespan.outputAfter20],
      [25, lifespan.outputAfter25],
      [lastYear, lifespan.outputAfter30],
    ] as const
  ).map(([year, figure]) => ({ year, share: rangeOf(figure), value: amount(figure) })),
];

function rangeOf({ value }: { value: number | Range }): Range {
  return typeof value === 'number' ? [value, value] : value;
}

/** Between two stated years the output is taken to fall evenly. */
function outputIn(year: number): Range {
  const after = statedOutput.findIndex((stated) => stated.year >= year);
  const to = statedOutput[after];
  const from = statedOutput[after - 1];
  if (to === undefined) throw new Error(`No output is stated for year ${year}`);
  if (from === undefined) return to.share;
  const part = (year - from.year) / (to.year - from.year);
  const between = (end: 0 | 1) => from.share[end] + part * (to.share[end] - from.share[end]);
  return [between(0), between(1)];
}

/** Output of the modules over thirty years, and what their maker guarantees. */
export const moduleOutput = {
  title: 'Leistung der Module über 30 Jahre',
  description: `Vorsichtig erwartet: nach ${inYears(10)} ${amount(lifespan.outputAfter10)} der Nennleistung, nach ${inYears(20)} ${amount(lifespan.outputAfter20)}, nach ${inYears(25)} ${amount(lifespan.outputAfter25)}, nach ${inYears(lastYear)} ${amount(lifespan.outputAfter30)}. Der Hersteller garantiert ${show(warranty.performanceAfter25)} nach ${inYears(25)} und ${show(warranty.performanceAfter30)} nach ${inYears(lastYear)}.`,
  years: Array.from({ length: lastYear + 1 }, (_, year) => ({ year, share: outputIn(year) })),
  /** The values at the stated years, written at the line. */
  marks: statedOutput.slice(1).map(({ year, share: [share], value }) => ({ year, share, value })),
  guarantees: [
    { year: 25, share: warranty.performanceAfter25.value },
    { year: lastYear, share: warranty.performanceAfter30.value },
  ],
  /** The scale does not begin at zero; the label states it. */
  axes: {
    years: { label: 'Jahre seit der Inbetriebnahme', ticks: [0, 5, 10, 15, 20, 25, 30] },
    share: {
      label: 'Leistung in Prozent der Nennleistung (Skala ab 70)',
      from: 70,
      to: nominalOutput,
      ticks: [70, 80, 90, nominalOutput],
    },
  },
  words: { expected: 'vorsichtig erwartet', promise: 'garantiert' },
} as const satisfies DrawingText & Record<string, unknown>;

/** Yield by orientation, seen from above: degrees clockwise from north, share of the best yield. */
export const orientation = {
  title: 'Ertrag nach Ausrichtung',
  description: `Gegenüber einem Süddach mit ${yieldShare('sued')}: Südost ${yieldShare('suedost')}, Südwest ${yieldShare('suedwest')}, Ost ${yieldShare('ost')}, West ${yieldShare('west')}, Nord ${yieldShare('nord')}.`,
  heading: 'Ausrichtung, von oben gesehen',
  directions: [
    direction('Nord', 0, 'nord'),
    direction('Ost', 90, 'ost'),
    direction('Südost', 135, 'suedost'),
    direction('Süd', 180, 'sued'),
    direction('Südwest', 225, 'suedwest'),
    direction('West', 270, 'west'),
  ],
} as const;

function direction(label: string, degrees: number, to: StatedDirection) {
  return { label, degrees, share: yieldShareOf(to), value: yieldShare(to) };
}

/** How well a tilt suits, seen from the side. */
export const tilt = {
  title: 'Eignung nach Dachneigung',
  description: `Optimal sind ${amount(roof.tiltOptimal)}, sehr gut ${amount(roof.tiltVeryGood)}, gut ${amount(roof.tiltGood)}. Auf Flachdächern stehen die Module auf Gestellen.`,
  heading: 'Neigung, von der Seite gesehen',
  ranges: [
    { label: 'optimal', value: amount(roof.tiltOptimal), degrees: roof.tiltOptimal.value },
    { label: 'sehr gut', value: amount(roof.tiltVeryGood), degrees: roof.tiltVeryGood.value },
    { label: 'gut', value: amount(roof.tiltGood), degrees: roof.tiltGood.value },
  ],
  flat: 'Flachdach: mit Gestell',
} as const;

const [, mostSum] = stagesInWeeks;

/** Each stage begins where the one before ends when it takes its longest. */
const stageRows: readonly BarRow[] = stageList.map(({ title, duration, figure }, index) => {
  const start = stageList
    .slice(0, index)
    .reduce((weeks, stage) => weeks + inWeeks(stage.figure)[1], 0);
  const [least, most] = inWeeks(figure);
  return { label: title, value: duration, start, least: start + least, most: start + most };
});

const weekScale = Math.ceil(mostSum);

/** The four stages from the contract to the first own power, one after another. */
export const registrationWeeks = {
  title: 'Die Wochen vom Vertrag bis zum ersten eigenen Strom',
  rows: stageRows,
  max: weekScale,
  cell: 1,
  ticks: [
    { at: 0, label: 'Vertrag' },
    ...[4, 8].map((week) => ({ at: week, label: formatNumber(week) })),
    { at: weekScale, label: withUnit(formatNumber(weekScale), 'Wochen') },
  ],
  parts: [
    { mark: 'least', text: 'mindestens' },
    { mark: 'most', text: 'höchstens' },
  ],
} satisfies BarChart;
