import { expect, test } from 'vitest';
import { projectIds } from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import type { Project, ProjectKind } from './project.ts';
import {
  filterChoices,
  filterProjects,
  formatProjectFilter,
  parseProjectFilter,
} from './project-filter.ts';

const read = (query: string) => parseProjectFilter(new URLSearchParams(query));

const anyProject = projects[projectIds[0]];
const of = (id: string, kind: ProjectKind, storage?: number) =>
  ({ ...anyProject, title: id, kind, storage }) as Project;
const some = [
  of('one', 'einfamilienhaus'),
  of('two', 'gewerbe'),
  of('three', 'einfamilienhaus', 10),
  of('four', 'mehrfamilienhaus', 20),
];
const left = (query: string) => filterProjects(some, read(query)).map(({ title }) => title);

test('without a filter all projects are there, in their order', () => {
  expect(left('')).toEqual(['one', 'two', 'three', 'four']);
});

test('kind and storage narrow the projects, alone and together', () => {
  expect(left('art=einfamilienhaus')).toEqual(['one', 'three']);
  expect(left('art=mehrfamilienhaus')).toEqual(['four']);
  expect(left('speicher=ja')).toEqual(['three', 'four']);
  expect(left('art=einfamilienhaus&speicher=ja')).toEqual(['three']);
  expect(left('art=gewerbe&speicher=ja')).toEqual([]);
});

test('only what tells the projects apart can be chosen', () => {
  expect(filterChoices(some)).toEqual({
    kinds: ['einfamilienhaus', 'mehrfamilienhaus', 'gewerbe'],
    byStorage: true,
  });
  expect(filterChoices(some.slice(0, 2))).toEqual({
    kinds: ['einfamilienhaus', 'gewerbe'],
    byStorage: false,
  });
  expect(filterChoices(some.slice(0, 1))).toEqual({ kinds: [], byStorage: false });
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
