import { expect, test } from 'vitest';
import type { Block, RichText } from '../article.ts';
import { allPaths } from '../paths.ts';
import { retentionMonths } from '../privacy.ts';
import { visibleTexts } from '../testing/content-texts.ts';
import { agb } from './agb.ts';
import { barrierefreiheit } from './barrierefreiheit.ts';
import { cookieRichtlinie } from './cookie-richtlinie.ts';
import { datenschutz } from './datenschutz.ts';
import { impressum } from './impressum.ts';
import type { LegalPage } from './legal-page.ts';

const pages: [string, LegalPage][] = Object.entries({
  agb,
  barrierefreiheit,
  cookieRichtlinie,
  datenschutz,
  impressum,
});

function richTexts(block: Block): RichText[] {
  if (block.type === 'list') return [...block.items];
  return block.type === 'text' || block.type === 'note' ? [block.text] : [];
}

function links({ sections, calls, back }: LegalPage): string[] {
  const pieces = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(richTexts)
    .flat();
  const inTexts = pieces.flatMap((piece) =>
    typeof piece !== 'string' && 'to' in piece ? [piece.to] : [],
  );
  return [...inTexts, ...calls.map(({ to }) => to), ...(back ? [back.to] : [])];
}

test.each(pages)('%s links only to pages that exist', (_name, page) => {
  expect(links(page)).not.toEqual([]);
  expect(allPaths).toEqual(expect.arrayContaining(links(page)));
});

test.each(pages)('%s has one anchor for each section', (_name, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the terms have twelve numbered sections', () => {
  expect(agb.sections.map(({ title }) => Number.parseInt(title, 10))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('the privacy notice names the retention of requests', () => {
  const duration = datenschutz.sections.find(({ id }) => id === 'speicherdauer');
  expect(JSON.stringify(duration)).toContain(`${retentionMonths}\u00A0Monate`);
});

test('the terms treat a system with its mounting as a purchase throughout', () => {
  const texts = visibleTexts(agb.sections);
  const acceptance = texts.filter((text) => text.includes('Abnahme'));
  expect(acceptance.length).toBeGreaterThan(0);
  for (const text of acceptance) expect(text).toContain('Werkvertr');
  const periods = texts.filter((text) => /verjähren/.test(text));
  expect(periods).toHaveLength(1);
});
