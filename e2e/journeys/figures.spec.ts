import { type APIRequestContext, expect } from '@playwright/test';
import { afterTwenty, houseByLaw } from '@rebhang-solar/content/houses/by-law';
import { calculationPath } from '@rebhang-solar/content/houses/calculation-path';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { test } from '../fixtures.ts';
import { knownFigures, knownSums, statementsIn, sumsIn } from '../known-figures.ts';

/** What the main part of a page says, without drawings, and without forms, whose choices are no statements. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replaceAll(/<(script|style|svg|form)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** The calculator's answer has its own tests; its numbers are those of whatever house is asked about. */
const pages = allPaths.filter((path) => path !== paths.solarCalculator);

test('no page states money, energy, shares or years that are neither the ledger’s nor the model’s nor specified', async ({
  request,
}) => {
  const known = knownFigures();
  const sums = knownSums();
  for (const path of pages) {
    const text = await textOf(request, path);
    const unknown = statementsIn(text).filter(({ key }) => !known.has(key));
    expect(
      unknown.map(({ found }) => found),
      path,
    ).toEqual([]);
    expect(
      sumsIn(text).filter((sum) => !sums.has(sum)),
      path,
    ).toEqual([]);
  }
});

if (hasCalculator) {
  test('a house has one value under one law and start: the calculator says what the articles say', async ({
    request,
  }) => {
    const path = calculationPath('family').replace(/#.*/, '');
    const { cautious, other } = houseByLaw('family');
    for (const law of [cautious, ...(other ? [other] : [])]) {
      const text = await textOf(request, `${path}&gesetz=${law === other ? 'heute' : 'entwurf'}`);
      expect(text).toContain(afterTwenty(law.result.system.afterTwenty).replaceAll(/\s+/g, ' '));
    }
  });

  test('one figure that is changed by hand is found', () => {
    const known = knownFigures();
    const { system } = houseByLaw('family').cautious.result;
    const text = afterTwenty(system.afterTwenty);
    const changed = text.replace(/\d(?=00\s?€ \()/, (digit) => String((Number(digit) + 1) % 10));
    expect(sumsIn(text).filter((sum) => !knownSums().has(sum))).toEqual([]);
    expect(sumsIn(changed).filter((sum) => !knownSums().has(sum))).toHaveLength(1);
    const keys = (words: string) =>
      statementsIn(words)
        .map(({ key }) => key)
        .filter((key) => !known.has(key));
    expect(keys(`${system.investment} €, 32,5 ct/kWh, 8–12 Jahre, 4.873 kWh`)).toEqual([
      '4873 kWh',
    ]);
    expect(keys(`${system.investment + 130} €, 33,1 ct/kWh`)).toHaveLength(2);
  });
}
