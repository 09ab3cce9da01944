import { costs } from './figures/costs.ts';
import { priceRange } from './figures/examples.ts';
import { amount, asOf, type Figure, show, showDative } from './figures/figure.ts';
import { installation } from './figures/installation.ts';
import { lifespan } from './figures/lifespan.ts';
import { registration } from './figures/registration.ts';
import { roof } from './figures/roof.ts';
import { tax } from './figures/tax.ts';
import { warranty } from './figures/warranty.ts';
import { euro, germanNumber, germanRange, withUnit } from './typography.ts';

/** What a drawing says to those who do not see it: its name, then what can be read off it. */
export type DrawingText = { title: string; description: string };

/** What the colours of a drawing stand for, written below it. */
export type LegendEntry = { mark: 'least' | 'most' | 'guarantee'; text: string };

/** A row of bars: sure from `start` to `least`, possible on to `most`, all on the same scale. */
export type BarRow = {
  label: string;
  value: string;
  start: number;
  least: number;
  most: number;
};

export type BarChart = DrawingText & {
  rows: readonly BarRow[];
  /** End of the scale, which begins at 0, and the width of its cells. */
  max: number;
  cell: number;
  /** Words below the scale, each at its value. */
  ticks: readonly { at: number; label: string }[];
  legend: readonly LegendEntry[];
};

type Range = readonly [number, number];

/** „10 Jahren“, after „nach“. */
function inYears(years: number): string {
  return withUnit(germanNumber(years), 'Jahren');
}

const nominalOutput = 100;
const lastYear = warranty.performance.value;

/** The years for which the company states an output, as a share of that of a new module. */
const statedOutput: readonly { year: number; share: Range; value: string }[] = [
  {
    year: 0,
    share: [nominalOutput, nominalOutput],
    value: withUnit(germanNumber(nominalOutput), '%'),
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
  title: 'Leistung der Module über 30 Jahre',
  description: `Vorsichtig erwartet: nach ${inYears(10)} ${amount(lifespan.outputAfter10)} der Nennleistung, nach ${inYears(20)} ${amount(lifespan.outputAfter20)}, nach ${inYears(25)} ${amount(lifespan.outputAfter25)}, nach ${inYears(lastYear)} ${amount(lifespan.outputAfter30)}. Der Hersteller garantiert ${show(warranty.performanceAfter25)} nach ${inYears(25)} und ${show(warranty.performanceAfter30)} nach ${inYears(lastYear)}.`,
  years: Array.from({ length: lastYear + 1 }, (_, year) => ({ year, share: outputIn(year) })),
  marks: statedOutput.map(({ year, value }) => ({
    year,
    label: year === 0 ? 'neu' : withUnit(germanNumber(year), 'Jahre'),
    value,
  })),
  guarantees: [
    { year: 25, share: warranty.performanceAfter25.value },
    { year: lastYear, share: warranty.performanceAfter30.value },
  ],
  legend: [
    { mark: 'least', text: 'vorsichtig erwartete Leistung' },
    { mark: 'most', text: 'Spielraum nach oben' },
    {
      mark: 'guarantee',
      text: `Garantie des Herstellers: mindestens ${amount(warranty.performanceAfter25)} nach ${inYears(25)}, ${amount(warranty.performanceAfter30)} nach ${inYears(lastYear)}`,
    },
  ],
} as const satisfies DrawingText & Record<string, unknown> & { legend: readonly LegendEntry[] };

/** Yield by orientation, seen from above: degrees clockwise from north, share of the best yield. */
export const orientation = {
  title: 'Ertrag nach Ausrichtung',
  description: `Gegenüber einem Süddach mit ${amount(roof.yieldSouth)}: Südost und Südwest ${amount(roof.yieldSouthEastWest)}, Ost und West ${amount(roof.yieldEastWest)}, Nord ${amount(roof.yieldNorth)}.`,
  heading: 'Ausrichtung, von oben gesehen',
  directions: [
    direction('Nord', 0, roof.yieldNorth),
    direction('Ost', 90, roof.yieldEastWest),
    direction('Südost', 135, roof.yieldSouthEastWest),
    direction('Süd', 180, roof.yieldSouth),
    direction('Südwest', 225, roof.yieldSouthEastWest),
    direction('West', 270, roof.yieldEastWest),
  ],
} as const;

function direction(label: string, degrees: number, figure: Figure & { value: number }) {
  return { label, degrees, share: figure.value, value: amount(figure) };
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

const days = 1 / 7;
const [leastTotal, mostTotal] = installation.total.value;
const mountingWeek = registration.gridRequestLead.value;

/** Bar of a step that begins in a week and takes a range of weeks. */
function step(label: string, value: string, start: number, [least, most]: Range): BarRow {
  return { label, value, start, least: start + least, most: start + most };
}

function inDays([least, most]: Range): Range {
  return [least * days, most * days];
}

const gridOperator: Range = [
  registration.processingDresden.value[0],
  registration.processingMeissenAndRadebeul.value[1],
];

/** The weeks from the contract to the first feed-in, drawn for the case in which all takes its longest. */
export const registrationWeeks = {
  title: 'Die Wochen vom Vertrag bis zur ersten Einspeisung',
  description: `Netzanfrage ${amount(registration.gridRequest)}; der Netzbetreiber prüft ${withUnit(germanRange(...gridOperator), 'Wochen')}; Baumeldung ${amount(registration.buildingNotification)}; Montage ${amount(installation.mounting)}; Eintrag im Marktstammdatenregister ${amount(registration.registerEntry)}; Inbetriebnahme und Zählerwechsel ${amount(registration.commissioningAndMeterChange)}. Nach ${showDative(installation.total)} speist die Anlage ein.`,
  rows: [
    step(
      'Netzanfrage',
      amount(registration.gridRequest),
      0,
      inDays(registration.gridRequest.value),
    ),
    step('Netzbetreiber prüft', withUnit(germanRange(...gridOperator), 'Wochen'), 0, gridOperator),
    step(
      'Baumeldung',
      amount(registration.buildingNotification),
      mountingWeek - registration.buildingNotificationLead.value[1],
      registration.buildingNotification.value,
    ),
    step(
      'Montage',
      amount(installation.mounting),
      mountingWeek,
      inDays(installation.mounting.value),
    ),
    step(
      'Marktstammdatenregister',
      amount(registration.registerEntry),
      mountingWeek + installation.mounting.value[1] * days,
      inDays(registration.registerEntry.value),
    ),
    step(
      'Inbetriebnahme, Zähler',
      amount(registration.commissioningAndMeterChange),
      mountingWeek,
      registration.commissioningAndMeterChange.value,
    ),
    {
      label: 'Erste Einspeisung',
      value: `nach ${showDative(installation.total)}`,
      start: leastTotal,
      least: leastTotal,
      most: mostTotal,
    },
  ],
  max: mostTotal,
  cell: 1,
  ticks: [
    { at: 0, label: 'Vertrag' },
    ...[leastTotal - 2, mountingWeek].map((week) => ({ at: week, label: germanNumber(week) })),
    { at: mostTotal, label: withUnit(germanNumber(mostTotal), 'Wochen') },
  ],
  legend: [
    { mark: 'least', text: 'mindestens' },
    { mark: 'most', text: 'bis zu; gezeichnet ist der Fall, in dem alles am längsten dauert' },
  ],
} satisfies BarChart;

const sizes = [
  tax.exampleSmallSize.value,
  costs.typicalSize.value[0],
  tax.exampleMediumSize.value,
  costs.typicalSize.value[1],
  tax.exampleLargeSize.value,
].map((value) => {
  const [low, high] = priceRange({ value });
  return {
    label: withUnit(germanNumber(value), 'kWp'),
    value: withUnit(germanRange(low, high), '€'),
    start: 0,
    least: low,
    most: high,
  };
});
const [lowPrice, highPrice] = costs.perKwp.value;
const priceCell = 5000;

/** What a system without storage costs at the lower and the upper price per kWp. */
export const costsBySize = {
  title: 'Kosten nach Größe der Anlage',
  description: `${sizes.map(({ label, value }) => `${label}: ${value}`).join('; ')}. Ohne Speicher, ${asOf(costs.perKwp)}.`,
  rows: sizes,
  max: Math.ceil(Math.max(...sizes.map(({ most }) => most)) / priceCell) * priceCell,
  cell: priceCell,
  ticks: [0, 2, 4, 6].map((cells) => ({
    at: cells * priceCell,
    label: euro(cells * priceCell),
  })),
  legend: [
    { mark: 'least', text: `mit ${euro(lowPrice)} je kWp` },
    { mark: 'most', text: `bis ${euro(highPrice)} je kWp` },
  ],
} satisfies BarChart;
