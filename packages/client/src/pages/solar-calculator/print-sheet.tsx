import type {
  Answer,
  LawAnswer,
  MoneyAnswer,
  SizeColumn,
} from '@rebhang-solar/calculator/answer/answer';
import { valuesAsOf } from '@rebhang-solar/calculator/market';
import { costLines } from '@rebhang-solar/calculator/money/cost-lines';
import { formatQuery, type SizedQuery } from '@rebhang-solar/calculator/query/query';
import {
  assumptionRows,
  costLineLabels,
  energyText,
  returnText,
  sizeText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import {
  asOfNote,
  euro,
  formatNumber,
  germanDate,
  type IsoDate,
  withUnit,
} from '@rebhang-solar/content/typography';
import { useHydrated } from '../../components/use-hydrated.ts';
import { eurosRange, plusMinusEuro, sizeTitle, yearsAlone, yearsText } from './format-answer.ts';
import classes from './print-sheet.module.css';
import { inputLines } from './request-link.ts';

const { result, difference, line, method, print, nonBinding } = solarCalculatorPage;

/** The whole answer on one sheet of A4: what it says, what was entered, what it rests on, and when it was made. */
export function PrintSheet({ query, answer }: { query: SizedQuery; answer: Answer }) {
  const { money, price, size } = answer;
  return (
    <div className={`print-only ${classes.sheet}`}>
      <p className={classes.verdict}>{verdictText(answer)}</p>
      <p>
        {nonBinding} {money && money.laws.length > 1 && result.undecided} {money && result.range}
      </p>
      <div className={classes.columns}>
        {money?.laws.map(({ regime, returnPercent, payback, left }) => (
          <div key={regime} className={classes.law}>
            {money.laws.length > 1 && (
              <b>{regime === 'eeg2027' ? `${result.cautious} (${result.draft})` : result.today}</b>
            )}
            <Figure
              label={result.returnOf}
              value={returnText(returnPercent.value)}
              range={`${returnText(returnPercent.low)} bis ${returnText(returnPercent.high)}`}
            />
            <Figure
              label={result.paidAfter}
              value={`${yearsAlone(payback.value)} ${result.years}`}
              range={yearsText(payback)}
            />
            <Figure label={line.left} value={plusMinusEuro(left.value)} range={eurosRange(left)} />
          </div>
        ))}
      </div>
      <p>
        <strong>{result.withSize(sizeText(size), euro(price.value))}</strong> ({eurosRange(price)}),{' '}
        {result.onRoof(size.kwp)}. {energyText(answer)}
      </p>
      <div className={classes.columns}>
        <Rows
          title={print.inputs}
          rows={inputLines(query).map(({ label, value }) => [label, value])}
        />
        {money && <MoneyRows money={money} />}
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

/** What a year brings and costs under each law, and the sizes beside the named one. */
function MoneyRows({ money: { laws, sizes } }: { money: MoneyAnswer }) {
  const row = (label: string, value: (law: LawAnswer) => number) => [
    label,
    ...laws.map((law) => plusMinusEuro(value(law))),
  ];
  const costs = costLines.filter((line) => laws.some(({ mean }) => mean.costs[line] > 0));
  return (
    <div>
      <Rows
        title={difference.title}
        head={laws.length > 1 ? laws.map(({ regime }) => difference.laws[regime]) : undefined}
        rows={[
          row(difference.avoided, ({ mean }) => mean.avoided),
          row(difference.feedIn, ({ mean }) => mean.feedIn),
          ...costs.map((line) => row(costLineLabels[line], ({ mean }) => -mean.costs[line])),
          row(difference.balance, ({ meanYear }) => meanYear.value),
        ]}
      />
      <Rows
        title={`${sizeTitle(sizes)} (${line.left})`}
        rows={beside(
          near(sizes.laws[0]?.systems ?? [], sizes.named.kwp, 'kWp'),
          near(sizes.laws[0]?.storages ?? [], sizes.named.speicher, 'kWh'),
        )}
      />
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
