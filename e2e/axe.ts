import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half as long as `axe.source`: a page reads it in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on any violation that axe finds in the page as it is; `state` names that state in the message, and `rules` are
 * those that are set otherwise.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  rules: axe.RuleObject = {},
): Promise<void> {
  // As long as a document is open it keeps axe: sending it anew takes as long as the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (options) => (Reflect.get(window, 'axe') as typeof axe).run(options),
    { runOnly: standards, rules, resultTypes: ['violations' as const] },
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join()}`,
  );
  expect(found, state).toEqual([]);
}
