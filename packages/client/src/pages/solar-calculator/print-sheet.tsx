import { valuesAsOf } from '@rebhang-solar/calculator/market';
import { costLines } from '@rebhang-solar/calculator/money/cost-lines';
import { formatQuery, type SizedQuery } from '@rebhang-solar/calculator/query/query';
import {
  assumptionRows,
  costLineLabels,
  headlineText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import {
  asOfNote,
  formatNumber,
  germanDate,
  type IsoDate,
  kWh,
  kWp,
  signedEuro,
  withUnit,
} from '@rebhang-solar/content/typography';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Answer, LawAnswer, SizeColumn } from './answer.ts';
import { eurosRange, plusMinusEuro, sizeTitle, yearsAlone, yearsText } from './format-answer.ts';
import classes from './print-sheet.module.css';
import { inputLines } from './request-link.ts';

const { result, difference, method, print, nonBinding } = solarCalculatorPage;

/** The whole answer on one sheet of A4: what it says, what was entered, what it rests on, and when it was made. */
export function PrintSheet({
  query,
  answer: { quick, thorough },
}: {
  query: SizedQuery;
  answer: Answer;
}) {
  const { laws, sizes } = thorough;
  const [{ headline }] = laws;
  const storage = quick.speicher > 0 ? kWh(quick.speicher) : null;
  const row = (label: string, value: (law: LawAnswer) => number) => [
    label,
    ...laws.map((law) => plusMinusEuro(value(law))),
  ];
  const costs = costLines.filter((line) => laws.some(({ mean }) => mean.costs[line] > 0));
  return (
    <div className={`print-only ${classes.sheet}`}>
      <p className={classes.verdict}>{verdictText(quick.verdict, quick.laws)}</p>
      <p>
        {nonBinding} {laws.length > 1 && result.undecided} {result.range}
      </p>
      <div className={classes.columns}>
        {laws.map(({ regime, headline: found }) => (
          <div key={regime} className={classes.law}>
            {laws.length > 1 && (
              <b>{regime === 'eeg2027' ? `${result.cautious} (${result.draft})` : result.today}</b>
            )}
            <Figure
              label={result.perYear}
              value={signedEuro(found.meanYearEuros.value)}
              range={eurosRange(found.meanYearEuros)}
            />
            <Figure
              label={result.paid}
              value={`${yearsAlone(found.payback.value)} ${result.years}`}
              range={yearsText(found.payback)}
            />
            <Figure
              label={result.afterTwenty}
              value={plusMinusEuro(found.afterTwentyYears.value)}
              range={eurosRange(found.afterTwentyYears)}
            />
          </div>
        ))}
      </div>
      <p>
        <strong>{result.size(kWp(quick.kwp), storage, signedEuro(quick.investment.all))}</strong> (
        {eurosRange(headline.investment)}), {result.onRoof(quick.kwp)}. {headlineText(headline)}
      </p>
      <div className={classes.columns}>
        <Rows
          title={print.inputs}
          rows={inputLines(query).map(({ label, value }) => [label, value])}
        />
        <div>
          <Rows
            title={difference.title}
            head={laws.length > 1 ? laws.map(({ regime }) => difference.laws[regime]) : undefined}
            rows={[
              row(difference.avoided, ({ mean }) => mean.avoided),
              row(difference.feedIn, ({ mean }) => mean.feedIn),
              ...costs.map((line) => row(costLineLabels[line], ({ mean }) => -mean.costs[line])),
              row(difference.balance, ({ mean }) => mean.balance),
            ]}
          />
          <Rows
            title={`${sizeTitle(sizes)} (${result.afterTwenty})`}
            rows={beside(
              near(sizes.systems[0]?.columns ?? [], sizes.recommended.kwp, 'kWp'),
              near(sizes.storages, sizes.recommended.speicher, 'kWh'),
            )}
          />
        </div>
      </div>
      <p className={classes.sources}>
        <strong>
          {print.assumptions} ({asOfNote(valuesAsOf)}):
        </strong>{' '}
        {assumptionRows
          .filter(({ isLaw }) => !isLaw)
          .map(({ label, value, source }) => `${label}: ${value} (${source})`)
          .join('. ')}
        . {method.notIncludedTitle}: {method.notIncluded.join('; ')}.
      </p>
      <Made query={query} />
    </div>
  );
}

function Figure({ label, value, range }: { label: string; value: string; range: string }) {
  return (
    <p>
      <strong>{value}</strong>
      <b>{label}</b>
      {range}
    </p>
  );
}

/** Two lists of rows beside each other; the longer one's end has nothing beside it. */
function beside(left: string[][], right: string[][]): string[][] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    ...(left[index] ?? ['', '']),
    ...(right[index] ?? []),
  ]);
}

/** The best size between its neighbours. */
function near(columns: readonly SizeColumn[], best: number, unit: string): string[][] {
  const index = columns.findIndex((column) => column.size === best);
  return columns
    .slice(Math.max(0, index - 1), index + 2)
    .map((column) => [withUnit(formatNumber(column.size), unit), plusMinusEuro(column.sum)]);
}

function Rows({
  title,
  head,
  rows,
}: {
  title: string;
  head?: string[] | undefined;
  rows: readonly (readonly string[])[];
}) {
  return (
    <table>
      <caption>{title}</caption>
      {head && (
        <thead>
          <tr>
            <td />
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When, and the address that opens it again: only a browser tells. */
function Made({ query }: { query: SizedQuery }) {
  if (!useHydrated()) return null;
  const today = new Date().toISOString().slice(0, 10) as IsoDate;
  return (
    <p className={classes.sources}>
      {print.made(germanDate(today))} {window.location.host}
      {paths.solarCalculator}?{formatQuery(query)}
    </p>
  );
}
