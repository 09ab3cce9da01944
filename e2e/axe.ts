import { expect, type Page } from '@playwright/test';
import axe, { type RuleObject } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on any violation that axe finds in the page as it is; `state` names that state in the message, and `rules` are
 * those that are set otherwise.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  rules: RuleObject = {},
): Promise<void> {
  // As long as a document is open it keeps axe: sending half a megabyte anew takes longer than the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (Reflect.get(window, 'axe') as typeof axe).run(options),
    { runOnly: standards, rules, resultTypes: ['violations' as const] },
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join()}`,
  );
  expect(found, state).toEqual([]);
}
