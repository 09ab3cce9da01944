import { MantineProvider } from '@mantine/core';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { randomNumbers } from '@rebhang-solar/calculator/load/random';
import { choices } from '@rebhang-solar/calculator/query/choices';
import { limits, type NumberField, parseQuery } from '@rebhang-solar/calculator/query/query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { quickAnswer, thoroughAnswer } from './answer.ts';
import { AnswerTop } from './answer-top.tsx';
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

test('T35: what the worker posts is what the server shows, for 40 houses', () => {
  const thorough = thoroughAnswer(queryOf(''));
  for (const address of addresses(40)) {
    const render = (quick: ReturnType<typeof quickAnswer>) =>
      renderToStaticMarkup(
        <MantineProvider>
          <RouterProvider
            router={createMemoryRouter([
              {
                path: '/',
                element: <AnswerTop quick={quick} thorough={thorough} isResting requestTo="/" />,
              },
            ])}
          />
        </MantineProvider>,
      );
    const computed = quickAnswer(queryOf(address));
    const html = render(computed);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(render(structuredClone(computed))).toBe(html);
  }
});

test('T39: no style element and no broken number, and a table beside each drawing', () => {
  for (const address of ['', 'einspeisung=alles', 'speicher=0&auto=15000', 'kwp=2&richtung=nord']) {
    const html = shown(address);
    expect(html).not.toMatch(/<style(?! data-mantine)|NaN|undefined|Infinity/);
    const figures = [...html.matchAll(/<figure.*?<\/figure>/gs)].map(([figure]) => figure);
    // The last one is the printed sheet's, whose numbers stand in words below it.
    const onScreen = figures.slice(0, -1);
    expect(onScreen.length).toBeGreaterThanOrEqual(7);
    for (const figure of onScreen) expect(figure).toContain('<table');
  }
});

test('T40: every range that is shown contains its value', () => {
  for (const address of addresses(12)) {
    const { laws } = thoroughAnswer(queryOf(address));
    const [{ headline }] = laws;
    const { withoutStorage, withStorage, selfConsumption } = headline;
    const ranges = laws.flatMap(({ headline: { firstYearEuros, afterTwentyYears } }) => [
      firstYearEuros,
      afterTwentyYears,
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
    // What stands above the tables is by the first of them.
    expect(quickAnswer(query).money.balance).toBe(laws[0].first.balance);
  },
);
