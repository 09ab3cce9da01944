import { expect, test } from 'vitest';
import { moduleOutput, registrationWeeks } from './drawings.ts';
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
