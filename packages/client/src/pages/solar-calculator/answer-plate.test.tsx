// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { answerTo } from '@rebhang-solar/calculator/answer/answer';
import { parseQuery } from '@rebhang-solar/calculator/query/query';
import { choiceLabels, solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { signedEuro } from '@rebhang-solar/content/typography';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AnswerPlate, FaultPlate, Figures } from './answer-plate.tsx';
import { AnswerSections } from './answer-sections.tsx';
import { plusMinusEuro } from './format-answer.ts';

const { result } = solarCalculatorPage;

function put(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/solarrechner'],
  });
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
const page = () => plain(document.body.textContent);
const plate = () => document.querySelector<HTMLElement>('section');

const queryOf = (address: string) => parseQuery(new URLSearchParams(address)).query;
const query = queryOf('personen=4&kwp=8&speicher=6&start=2027-02&preispv=1500&preisspeicher=700');
const answer = answerTo(query);
const money = answer.money;
if (!money) throw new Error('A household has an account');
const [draft, today] = money.laws;
if (!today) throw new Error('Two laws may hold');

type Props = Parameters<typeof AnswerPlate>[0];
const show = (part: Partial<Props> = {}, its?: Partial<NonNullable<Answer['money']>>) =>
  put(
    <AnswerPlate
      query={query}
      answer={its ? { ...answer, money: { ...money, ...its } } : answer}
      law={0}
      isAnswered
      isExample={false}
      requestTo="/beratung"
      onQuery={() => {}}
      {...part}
    />,
  );

test('an example is named one, and leads nowhere; an old answer is said to be computed anew', () => {
  show();
  expect([plate()?.dataset.tone, plate()?.dataset.state]).toEqual(['slate', undefined]);
  expect(plate()?.dataset.verdict).toBe(money.verdict);
  expect(page()).not.toContain(result.computing);
  expect(texts('button')).toEqual([result.copy, result.print]);
  show({ isAnswered: false });
  expect(plate()?.dataset.state).toBe('old');
  expect(page()).toContain(result.computing);
  show({ isExample: true, isAnswered: false });
  expect([plate()?.dataset.tone, plate()?.dataset.state]).toEqual([undefined, 'example']);
  expect(page()).toContain(result.example);
  expect(page()).not.toContain(result.computing);
  expect([texts('button'), document.querySelector('a[href="/beratung"]')]).toEqual([[], null]);
});

test('after a no one may ask anyway, and an offer is checked for the house without sizes and prices', () => {
  show({}, { verdict: 'rather' });
  expect(texts('a[href="/beratung"]')).toEqual([result.request]);
  show({}, { verdict: 'no' });
  expect(texts('a[href="/beratung"]')).toEqual([result.requestAnyway]);
  const [check] = document.querySelectorAll('a[href^="/angebot-pruefen"]');
  expect(check?.getAttribute('href')).toContain('personen=4');
  expect(check?.getAttribute('href')).not.toMatch(/kwp=|speicher=|preispv=/);
});

test('the law that is looked at is marked, the other one’s return stands beside', () => {
  for (const law of [0, 1]) {
    show({ law });
    const links = [...document.querySelectorAll('a[href*="gesetz="], a[rel="nofollow"]')];
    const current = links.filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map(({ textContent }) => textContent)).toEqual([
      choiceLabels.gesetz[law === 0 ? 'entwurf' : 'heute'],
    ]);
    expect(page()).toContain(result.otherLaw[law === 0 ? 'eeg2023' : 'eeg2027']);
  }
  show({ query: queryOf('personen=4&start=2026-12') }, { laws: [today] });
  expect(page()).toContain(plain(result.until2026));
  show({ query: queryOf('personen=4&start=2027-01') }, { laws: [today] });
  expect(page()).not.toContain(plain(result.until2026));
});

test('in how many of a hundred cases the money is back is drawn as so many ticks', () => {
  show({}, { laws: [{ ...draft, odds: 73 }, today] });
  const lines = [...document.querySelectorAll('svg[aria-hidden="true"] line')];
  expect(
    lines.map((line) => ['x1', 'x2', 'pathLength'].map((name) => line.getAttribute(name))),
  ).toEqual([
    [null, '73%', '73'],
    ['73%', '100%', '27'],
  ]);
  expect(page()).toContain('73');
});

test('what is left without what is planned, and what pays instead, is said only where there is such', () => {
  show({}, { withoutPlanned: null, plugIn: null, better: null });
  const shortest = page().length;
  show({}, { withoutPlanned: 2.5, plugIn: null, better: null });
  expect(page()).toContain(plain(result.withoutPlanned('2,5 %')));
  show({}, { withoutPlanned: null, plugIn: { payback: 4, left: 900 }, better: null });
  expect(texts('dd')).toContain('900 €');
  expect(page()).toContain('4 Jahre');
  show({}, { withoutPlanned: null, plugIn: { payback: null, left: -10 }, better: null });
  expect(page()).toHaveLength(shortest);
  show({}, { withoutPlanned: null, plugIn: null, better: { kwp: 6, speicher: 3, more: 1200 } });
  const better = document.querySelector('p > a')?.getAttribute('href');
  expect(better).toMatch(/kwp=6&.*speicher=3/);
  expect(page()).toContain('+1.200 €');
});

const range = (value: number) => ({ low: value, value, high: value });

test('the figures call a loss by its name, and years that are too many none', () => {
  put(
    <Figures
      law={{ ...draft, returnPercent: range(2.84), left: range(3500), payback: range(14) }}
    />,
  );
  expect(texts('dt')).toEqual([result.returnOf, result.paidAfter, result.left].map(plain));
  expect(texts('dd')).toEqual(['2,8 %', '14 Jahren', '+3.500 €']);
  expect(document.querySelector('dl')?.dataset.loss).toBeUndefined();
  put(
    <Figures
      law={{
        ...draft,
        returnPercent: range(-1.2),
        left: range(-1500),
        payback: { low: null, value: null, high: null },
      }}
    />,
  );
  expect(texts('dt')).toEqual([result.returnOf, result.paid, result.missing].map(plain));
  expect(texts('dd')).toEqual(['−1,2 %', plain(result.notPaid), '1.500 €']);
  expect(document.querySelector('dl')?.dataset.loss).toBe('true');
});

test('of whom no money is reckoned for, a yield in hundreds and the price are told', () => {
  show({ answer: { ...answer, money: null, year: { ...answer.year, yield: 9_449 } } });
  expect(texts('dl[data-plain] dd')[0]).toBe('9.400 kWh');
  expect(texts('dl[data-plain] dd')[1]).toMatch(/^[\d.]+–[\d.]+ €$|^[\d.]+ €$/);
});

test('in the place of an answer each mistake leads to its field', () => {
  put(<FaultPlate mistakes={{ verbrauch: { kind: 'high', least: 500, most: 60_000 } }} />);
  const [link] = document.querySelectorAll('a');
  expect(link?.getAttribute('href')).toBe('#rechner-verbrauch');
  expect(plain(link?.textContent)).toContain('60.000');
  expect(plate()?.dataset.state).toBe('fault');
});

/** A day whose every hour is the same. */
const day = (part: Partial<Record<string, number>>) =>
  Object.fromEntries(
    ['direct', 'discharged', 'grid', 'charged', 'feedIn', 'curtailed'].map((name) => [
      name,
      Array.from({ length: 24 }, () => (part[name] ?? 0) / 24),
    ]),
  ) as unknown as Answer['days']['summer'];

test('a day says what comes from the roof, where it goes and what is bought; the end of feeding in only where it is', () => {
  const summer = day({ direct: 5.4, charged: 6.4, feedIn: 12.4, grid: 1.4, discharged: 6 });
  const winter = day({ direct: 2, curtailed: 0.6, grid: 10 });
  const days = { ...answer.days, summer, winter };
  put(
    <AnswerSections
      query={{ ...query, kwp: 8, speicher: 6 }}
      answer={{ ...answer, days }}
      law={0}
      onQuery={() => {}}
    />,
  );
  const said = texts('#tage figure p').filter((text) => text.startsWith('Vom Dach'));
  expect(said[0]).toMatch(/^Vom Dach 23 kWh: 5 .*, 6 .*, 12 .*\. .*1 kWh\.$/);
  expect(said[1]).toMatch(/^Vom Dach 3 kWh: 2 .*, 0 .*, 0 .*, 1 .*\. .*10 kWh\.$/);
  // Eight rows of three hours: what is used, then each part.
  const rows = texts('#tage table:first-of-type tbody tr');
  expect(rows.slice(0, 8)).toHaveLength(8);
  const cells = [...(document.querySelector('#tage tbody tr')?.children ?? [])];
  expect(cells.map(({ textContent }) => plain(textContent)).slice(1)).toEqual([
    '1,6',
    '0,7',
    '0,8',
    '0,2',
    '0,8',
    '1,6',
    '0,0',
  ]);
});

const sections = (law: number, its: Partial<typeof money.sizes> = {}, address = '') =>
  put(
    <AnswerSections
      query={{ ...queryOf(`personen=4&${address}`), kwp: 20, speicher: 1 }}
      answer={{ ...answer, money: { ...money, sizes: { ...money.sizes, ...its } } }}
      law={law}
      onQuery={() => {}}
    />,
  );

test('a column changes one of the two sizes, the other is the named one', () => {
  sections(0);
  const { named, laws } = money.sizes;
  const [systems = [], storages = []] = [...document.querySelectorAll('#groesse figure')].map(
    (figure) =>
      [...figure.querySelectorAll('a')].map(
        (link) => /kwp=([\d.]+)&.*speicher=([\d.]+)/.exec(link.href)?.slice(1).map(Number) ?? [],
      ),
  );
  expect(systems).toEqual(laws[0]?.systems.map(({ size }) => [size, named.speicher]));
  expect(storages).toEqual(laws[0]?.storages.map(({ size }) => [named.kwp, size]));
  expect(texts('#groesse text[font-weight="700"]')).toHaveLength(2);
});

test('each chapter goes by the law that is looked at', () => {
  for (const [law, of] of [draft, today].entries()) {
    sections(law);
    expect(texts('#groesse li')[0]).toContain(
      plain(signedEuro(money.sizes.laws[law]?.systems[0]?.sum ?? Number.NaN)),
    );
    expect(texts('#monate table')[1]).toContain(plain(plusMinusEuro(of.meanYear.value)));
    const years = texts('#jahre tbody tr');
    expect([years[0]?.slice(0, 4), years[19]?.slice(0, 4)]).toEqual(['2028', '2047']);
    expect(years[19]).toContain(plain(signedEuro(of.cumulative[19]?.value ?? Number.NaN)));
    expect(texts('#was-waere-wenn p')).toContain(
      plain(solarCalculatorPage.whatIf.middle(plusMinusEuro(of.left.value))),
    );
  }
  expect(texts('#monate desc')[0]).toMatch(/^Dezember \d+ kWh, (Mai|Juni|Juli) /);
});

test('neighbouring sizes and a roof beyond the largest are named where there are such', () => {
  const { size } = solarCalculatorPage;
  const seven = { from: 7, to: 7 };
  const words = (speicher: { from: number; to: number }, address?: string) => {
    sections(0, { kwp: seven, speicher }, address);
    return [page().includes('5–6 kWh'), page().includes(plain(size.largest))];
  };
  expect(words({ from: 5, to: 5 })).toEqual([false, false]);
  expect(words({ from: 5, to: 6 })).toEqual([true, false]);
  expect(words({ from: 5, to: 5 }, 'flaeche=150')).toEqual([false, true]);
});
