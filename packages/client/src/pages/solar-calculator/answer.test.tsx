import { MantineProvider } from '@mantine/core';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { randomNumbers } from '@rebhang-solar/calculator/load/random';
import { choices } from '@rebhang-solar/calculator/query/choices';
import { limits, type NumberField, parseQuery } from '@rebhang-solar/calculator/query/query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { quickAnswer, sized, thoroughAnswer } from './answer.ts';
import { AnswerPlate } from './answer-plate.tsx';
import { Component } from './solar-calculator-page.tsx';

/** Addresses of houses by chance, the same ones every time. */
function addresses(count: number): string[] {
  const random = randomNumbers(35);
  const number = (field: NumberField) => {
    const { least, most, step } = limits[field];
    return least + Math.round((random() * (most - least)) / step) * step;
  };
  const directions = Object.keys(choices.richtung);
  return Array.from(
    { length: count },
    () =>
      `kwp=${number('kwp')}&neigung=${number('neigung')}&verbrauch=${number('verbrauch')}&speicher=${number('speicher')}&richtung=${directions[Math.floor(random() * directions.length)]}`,
  );
}

const queryOf = (address: string) => parseQuery(new URLSearchParams(address)).query;

function shown(address: string): string {
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: [`/solarrechner?${address}`],
  });
  return renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

test('what the worker posts is what the server shows, for 40 houses', () => {
  const thorough = thoroughAnswer(queryOf(''));
  for (const address of addresses(40)) {
    const query = sized(queryOf(address));
    const render = (quick: ReturnType<typeof quickAnswer>) =>
      renderToStaticMarkup(
        <MantineProvider>
          <RouterProvider
            router={createMemoryRouter([
              {
                path: '/',
                element: (
                  <AnswerPlate
                    query={query}
                    quick={quick}
                    thorough={thorough}
                    isAnswered
                    isResting
                    isExample={false}
                    requestTo="/"
                  />
                ),
              },
            ])}
          />
        </MantineProvider>,
      );
    const computed = quickAnswer(query);
    const html = render(computed);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(render(structuredClone(computed))).toBe(html);
  }
});

test('no style element and no broken number, and a table beside each drawing', () => {
  for (const address of [
    'personen=4',
    'einspeisung=alles',
    'speicher=0&auto=15000',
    'kwp=2&richtung=nord',
  ]) {
    const html = shown(address);
    expect(html).not.toMatch(/<style(?! data-mantine)|NaN|undefined|Infinity/);
    const figures = [...html.matchAll(/<figure.*?<\/figure>/gs)]
      .map(([figure]) => figure)
      // The photograph of whoever advises is no drawing.
      .filter((figure) => !figure.includes('<picture'));
    expect(figures.length).toBeGreaterThanOrEqual(4);
    // Columns of sizes are links that name their numbers.
    for (const figure of figures) expect(figure).toMatch(/<table|Mit \d.*? rechnen/);
  }
});

test('every range that is shown contains its value', () => {
  for (const address of addresses(12)) {
    const { laws } = thoroughAnswer(queryOf(address));
    const [{ headline }] = laws;
    const { withoutStorage, withStorage, selfConsumption } = headline;
    const ranges = laws.flatMap(({ headline: { meanYearEuros, afterTwentyYears, cumulative } }) => [
      meanYearEuros,
      afterTwentyYears,
      ...cumulative,
    ]);
    for (const range of [
      ...ranges,
      headline.yieldKWh,
      withoutStorage,
      withStorage,
      selfConsumption,
    ]) {
      if (!range) continue;
      expect(range.low).toBeLessThanOrEqual(range.value);
      expect(range.value).toBeLessThanOrEqual(range.high);
    }
    const quick = quickAnswer(queryOf(address));
    expect(quick.selfConsumption).toBe(selfConsumption.value);
    expect(quick.selfSufficiency).toBe((withStorage ?? withoutStorage)?.value);
  }
});

test.each([
  ['draft', 'start=2027-02', ['eeg2027', 'eeg2023']],
  ['draft', 'start=2026-12', ['eeg2023']],
  ['law', 'start=2027-02', ['eeg2027']],
  ['dropped', 'start=2027-02', ['eeg2023']],
] as const)(
  'while the reform is %s, a house with %s is answered by %j',
  (state, address, regimes) => {
    onTestFinished(() => {
      reform.state = 'draft';
    });
    reform.state = state;
    const query = queryOf(address);
    const { laws } = thoroughAnswer(query);
    expect(laws.map(({ regime }) => regime)).toEqual(regimes);
    // The plate shows what the sections below it show.
    const quick = quickAnswer(query);
    expect(quick.laws.map(({ regime }) => regime)).toEqual(regimes);
    expect(quick.laws.map(({ meanYear }) => meanYear)).toEqual(
      laws.map(({ mean }) => mean.balance),
    );
    for (const { mean } of laws) {
      const costs = Object.values(mean.costs).reduce((sum, cost) => sum + cost, 0);
      expect(mean.avoided + mean.feedIn - costs).toBe(mean.balance);
    }
  },
);

test('without a query there is an example and no answer of anybody’s house', () => {
  const html = shown('');
  expect(html).toContain('So sieht eine Antwort aus');
  expect(html).not.toContain('id="jahre"');
  expect(html).not.toMatch(/ checked=""[^>]* name="(haustyp|richtung|personen)"/);
  expect(html).not.toMatch(/name="(haustyp|richtung|personen)"[^>]* checked/);
});

test('a faulty input leaves no figure of another house', () => {
  const html = shown('verbrauch=450000&kwp=8');
  expect(html).toContain('Eine Angabe stimmt nicht');
  expect(html).toContain('500');
  expect(html).not.toContain('id="jahre"');
  expect(html).not.toContain('id="groesse"');
});

test('a roof to the north is told so first, and what would change it', () => {
  const html = shown('haustyp=einfamilienhaus&richtung=nord&personen=3');
  expect(quickAnswer(queryOf('richtung=nord&personen=3')).verdict).toBe('no');
  expect(html.indexOf('Nein, auf diesem Dach')).toBeGreaterThan(0);
  expect(html.indexOf('id="was-es-aendert"')).toBeLessThan(html.indexOf('id="groesse"'));
  expect(html).toContain('Die andere Dachseite');
});
