import { expect, test } from 'vitest';
import { legal } from '../company/legal.ts';
import { from2027Page } from './from-2027.ts';

const states = ['draft', 'law', 'dropped'] as const;
const said = (...page: Parameters<typeof from2027Page>) => JSON.stringify(from2027Page(...page));

test.each(states)(
  'while the reform is %s, the page says so and from 2027 on what is over',
  (state) => {
    expect(said(false, state)).not.toContain('vorbei');
    expect(said(true, state)).toContain('vorbei');
    expect(said(true, state)).toContain('Einen Start 2026 gibt es nicht mehr.');
    const names = from2027Page(false, state).drawing.lanes.map(({ name }) => name);
    expect(names).toHaveLength(state === 'draft' ? 4 : 3);
    expect(names.some((name) => name.includes('Entwurf'))).toBe(state === 'draft');
    expect(said(false, state).includes('Nicht beschlossen')).toBe(state === 'draft');
  },
);

test('a look is named once a person has entered one, and not before', () => {
  expect(said(false).includes('Nachgesehen')).toBe(legal.reformCheck !== undefined);
});

test('the parts of a lane follow each other and stay within the years', () => {
  for (const state of states) {
    const { lanes, years } = from2027Page(false, state).drawing;
    for (const { parts } of lanes) {
      expect(parts.at(-1)?.to).toBe(years.to);
      for (const [index, { from, to }] of parts.entries()) {
        expect(from).toBeGreaterThanOrEqual(parts[index - 1]?.to ?? years.from);
        expect(to).toBeGreaterThan(from);
      }
    }
  }
});
