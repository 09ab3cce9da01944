import { expect, test } from 'vitest';
import { overviewProjects } from './company/projects.ts';
import { filterProjects, formatProjectFilter, parseProjectFilter } from './project-filter.ts';

const read = (query: string) => parseProjectFilter(new URLSearchParams(query));
const ids = (query: string) => filterProjects(overviewProjects, read(query)).map(({ id }) => id);

test('without a filter all projects are there, in their order', () => {
  expect(ids('')).toEqual(overviewProjects.map(({ id }) => id));
});

test('kind and storage narrow the projects, alone and together', () => {
  expect(ids('art=einfamilienhaus')).toEqual(['freital', 'dresden-blasewitz', 'meissen']);
  expect(ids('art=mehrfamilienhaus')).toEqual(['mieterstrom']);
  expect(ids('art=gewerbe')).toEqual(['landwirtschaft']);
  expect(ids('speicher=ja')).toEqual(['meissen', 'mieterstrom']);
  expect(ids('art=einfamilienhaus&speicher=ja')).toEqual(['meissen']);
  expect(ids('art=gewerbe&speicher=ja')).toEqual([]);
});

test('the same filter has one address, whatever else a link carries', () => {
  for (const [query, address] of [
    ['speicher=ja&art=gewerbe&utm_source=brief', 'art=gewerbe&speicher=ja'],
    ['art=einfamilienhaus', 'art=einfamilienhaus'],
    ['art=schloss&speicher=vielleicht', ''],
    ['art=toString', ''],
  ] as const) {
    expect(formatProjectFilter(read(query))).toBe(address);
  }
});
