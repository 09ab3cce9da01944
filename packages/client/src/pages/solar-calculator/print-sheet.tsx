import type { Query } from '@rebhang-solar/calculator/query/query';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import {
  assumptionRows,
  headlineText,
  solarCalculatorPage,
} from '@rebhang-solar/content/pages/solar-calculator';
import type { Answer } from './answer.ts';
import { use } from './answer-top.tsx';
import { ShareBar } from './drawings/share-bar.tsx';
import classes from './print-sheet.module.css';
import { inputLines } from './request-link.ts';
import { euros, eurosRange, kWh, percent, percentRange, yearsText } from './words.ts';

const { bars, year, payback, storage, emissions, method, print, nonBinding, accuracy } =
  solarCalculatorPage;

/** The whole on one sheet of A4: what was entered, what came out, what it rests on. */
export function PrintSheet({
  query,
  answer: { quick, thorough },
}: {
  query: Query;
  answer: Answer;
}) {
  const { headline } = thorough;
  const covered = headline.withStorage ?? headline.withoutStorage;
  const results = [
    [bars.selfSufficiency.title, percent(quick.selfSufficiency), covered && percentRange(covered)],
    [
      bars.selfConsumption.title,
      percent(quick.selfConsumption),
      percentRange(headline.selfConsumption),
    ],
    [
      year.withoutSystem,
      `${euros(quick.money.withoutSystem)} ${solarCalculatorPage.whatIf.perYear}`,
    ],
    ...(quick.money.withoutStorage === null
      ? []
      : [
          [
            year.withSystem,
            `${euros(quick.money.withoutStorage)} ${solarCalculatorPage.whatIf.perYear}`,
          ],
        ]),
    [
      quick.money.withoutStorage === null ? year.withAll : year.withStorage,
      `${euros(quick.money.withSystem)} ${solarCalculatorPage.whatIf.perYear}`,
    ],
    [year.balance, euros(quick.money.balance), eurosRange(headline.firstYearEuros)],
    [
      payback.title,
      yearsText({ ...headline.payback, low: headline.payback.value, high: headline.payback.value }),
      yearsText(headline.payback),
    ],
    [storage.title, thorough.storage ? `${euros(thorough.storage.euros)} mehr im Jahr` : '–'],
    [emissions.title, `rund ${quick.avoidedTonnes.toString().replace('.', ',')} t`],
  ] as (string | null | undefined)[][];
  return (
    <div className={`print-only ${classes.sheet}`}>
      <p className={classes.title}>{pageMeta.solarCalculator.heading}</p>
      <p className={classes.sentence}>{headlineText(headline)}</p>
      <figure>
        <ShareBar
          title={bars.selfConsumption.title}
          description=""
          parts={use(quick.year).filter(({ amount }) => amount > 0)}
        />
        <figcaption>
          {use(quick.year)
            .filter(({ amount }) => amount > 0)
            .map(({ text, amount }) => `${text} ${kWh(amount)}`)
            .join(' · ')}
        </figcaption>
      </figure>
      <div className={classes.columns}>
        <Rows
          title={print.inputs}
          rows={inputLines(query).map(({ label, value }) => [label, value])}
        />
        <Rows title={print.results} rows={results} />
      </div>
      <Rows
        title={`${print.assumptions} (${method.asOf})`}
        rows={assumptionRows.map(({ label, value, source }) => [label, value, source])}
      />
      <p className={classes.small}>
        {method.notIncludedTitle}: {method.notIncluded.join('; ')}. {nonBinding} {accuracy}
      </p>
    </div>
  );
}

function Rows({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly (string | null | undefined)[])[];
}) {
  return (
    <table className={classes.rows}>
      <caption>{title}</caption>
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
