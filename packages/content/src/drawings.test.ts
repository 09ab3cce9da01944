import { expect, test } from 'vitest';
import { moduleOutput, orientation, registrationWeeks, tilt } from './drawings.ts';
import { installation } from './figures/installation.ts';
import { lifespan } from './figures/lifespan.ts';
import {
  longestWithLateMeter,
  shortestWithFullLead,
  stageList,
  stagesInWeeks,
} from './project-stages.ts';

test('the output of the modules meets the stated years and never rises', () => {
  const shares = moduleOutput.years.map(({ share }) => share);
  expect(shares).toHaveLength(31);
  expect(shares[10]?.[0]).toBe(lifespan.outputAfter10.value);
  expect(shares[20]?.[0]).toBe(lifespan.outputAfter20.value);
  expect(shares[25]?.[0]).toBe(lifespan.outputAfter25.value);
  expect(shares[30]).toEqual(lifespan.outputAfter30.value);
  expect(shares.map(([low]) => low)).toEqual(shares.map(([low]) => low).sort((a, b) => b - a));
});

test('the stages of the time line follow each other', () => {
  const stages = registrationWeeks.rows;
  expect(stages.map(({ label }) => label)).toEqual(stageList.map(({ title }) => title));
  const ends = stages.map(({ most }) => most);
  expect(stages.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1)]);
  expect(registrationWeeks.max).toBeGreaterThanOrEqual(ends.at(-1) ?? 0);
});

test('the guide value of the whole lies within the sum of the stages, rounded to weeks', () => {
  const [least, most] = installation.total.value;
  expect(stagesInWeeks[0]).toBeLessThanOrEqual(least);
  expect(Math.floor(stagesInWeeks[1])).toBe(most);
  expect(longestWithLateMeter).toBe(15);
  expect(shortestWithFullLead).toBe(10);
});

test('the scale of the output holds every value that is drawn', () => {
  const { from, to } = moduleOutput.axes.share;
  const drawn = [
    ...moduleOutput.years.flatMap(({ share }) => share),
    ...moduleOutput.guarantees.map(({ share }) => share),
  ];
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(to);
});

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('between two stated years the output falls evenly', () => {
  const at = (year: number) => moduleOutput.years[year]?.share;
  expect(at(0)).toEqual([100, 100]);
  expect(at(5)).toEqual([95, 95]);
  expect(at(15)).toEqual([87.5, 87.5]);
  expect(at(22)).toEqual([83, 83]);
  expect(at(30)).toEqual([75, 80]);
  expect(moduleOutput.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 31 }, (_, i) => i),
  );
});

test('at the line of the output stand what is expected and what is guaranteed', () => {
  expect(moduleOutput.marks.map(({ year, share, value }) => [year, share, plain(value)])).toEqual([
    [10, 90, '90 %'],
    [20, 85, '85 %'],
    [25, 80, '80 %'],
    [30, 75, '75–80 %'],
  ]);
  expect(moduleOutput.guarantees).toEqual([
    { year: 25, share: 84.8 },
    { year: 30, share: 82.5 },
  ]);
  expect(plain(moduleOutput.description)).toBe(
    'Vorsichtig erwartet: nach 10 Jahren 90 % der Nennleistung, nach 20 Jahren 85 %, nach 25 Jahren 80 %, nach 30 Jahren 75–80 %. Der Hersteller garantiert mindestens 84,8 % der Nennleistung nach 25 Jahren und mindestens 82,5 % der Nennleistung nach 30 Jahren.',
  );
});

test('directions are drawn clockwise from the north, each with its own share', () => {
  expect(orientation.directions.map(({ label, degrees }) => [label, degrees])).toEqual([
    ['Nord', 0],
    ['Ost', 90],
    ['Südost', 135],
    ['Süd', 180],
    ['Südwest', 225],
    ['West', 270],
  ]);
  for (const { label, share, value } of orientation.directions) {
    expect(plain(value)).toBe(`${share} %`);
    const said = label === 'Süd' ? 'einem Süddach mit' : label;
    expect(plain(orientation.description)).toContain(`${said} ${share} %`);
  }
});

test('tilts are drawn from the best to the least, each with its own range', () => {
  expect(tilt.ranges).toEqual([
    { label: 'optimal', value: '25–45°', degrees: [25, 45] },
    { label: 'sehr gut', value: '15–25°', degrees: [15, 25] },
    { label: 'gut', value: '10–15°', degrees: [10, 15] },
  ]);
  expect(tilt.description).toMatch(/^Optimal sind 25–45°, sehr gut 15–25°, gut 10–15°\. /);
});

test('a stage lasts at least and at most as long as its figure says, in weeks', () => {
  const lasts = registrationWeeks.rows.map(({ start, least, most }) => [
    least - start,
    Math.round((most - start) * 7) / 7,
  ]);
  expect(lasts.map(([least = 0, most = 0]) => [least.toFixed(2), most.toFixed(2)])).toEqual([
    ['1.00', '2.00'],
    ['3.00', '8.00'],
    ['0.14', '0.43'],
    ['1.00', '2.00'],
  ]);
  expect(registrationWeeks.max).toBe(13);
  expect(registrationWeeks.ticks.map(({ at, label }) => [at, plain(label)])).toEqual([
    [0, 'Vertrag'],
    [4, '4'],
    [8, '8'],
    [13, '13 Wochen'],
  ]);
});
