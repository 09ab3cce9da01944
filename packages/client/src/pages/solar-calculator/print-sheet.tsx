import { Group, Text } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { formatQuery, type SizedQuery } from '@rebhang-solar/calculator/query/query';
import {
  assumptionRows,
  returnText,
  sizeText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { euro, kWh } from '@rebhang-solar/content/typography';
import { encode } from 'uqr';
import { Logo } from '../../components/logo.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useSiteUrl } from '../../components/use-site-url.ts';
import { Figures } from './answer-plate.tsx';
import { YearsDrawing } from './drawings/years-drawing.tsx';
import { eurosRange, localDate, meanYearRows, shareText } from './format-answer.ts';
import classes from './print-sheet.module.css';
import { inputLines } from './request-link.ts';

const { result, difference, method, print, nonBinding } = solarCalculatorPage;

type SheetProps = {
  query: SizedQuery;
  answer: Answer;
  /** Which of its laws is looked at. */
  law: number;
};

/** The answer on one sheet of A4: what it says, what was entered, what it rests on, and a code that opens it again. */
export function PrintSheet({ query, answer, law }: SheetProps) {
  const { money, price, size, year, selfSufficiency } = answer;
  const shown = money && (money.laws[law] ?? money.laws[0]);
  const other = money?.laws.find((one) => one !== shown);
  return (
    <div className={`print-only ${classes.sheet}`}>
      <Group justify="space-between" align="start" wrap="nowrap" gap="8mm" pt="2mm">
        <Text fz="18pt" fw={650} lh={1.1}>
          {verdictText(answer)}
        </Text>
        <Logo />
      </Group>
      <p>
        {result.withSize(sizeText(size), euro(price.value))}
        {price.low < price.high && ` (${eurosRange(price)})`}.
      </p>
      {shown && (
        <>
          <Figures law={shown} />
          <p>
            {result.odds(shown.odds).join('')}{' '}
            {other &&
              `${result.otherLaw[other.regime]} ${returnText(other.returnPercent.value)} ${result.perYear}.`}
          </p>
          <div>
            <YearsDrawing
              price={price}
              laws={money.laws}
              shown={shown}
              startYear={Number(query.start.slice(0, 4))}
              height={130}
            />
          </div>
        </>
      )}
      <div className={classes.columns}>
        <Rows
          title={print.inputs}
          rows={[
            ...inputLines(query).map(({ label, value }) => [label, value]),
            [print.yield, kWh(year.yield)],
            [print.own, shareText(selfSufficiency)],
          ]}
        />
        <div>
          {shown && <Rows title={difference.line} rows={meanYearRows(shown)} />}
          <p className={classes.sources}>
            <strong>{print.assumptions}:</strong>{' '}
            {assumptionRows
              .filter(({ isDetail }) => !isDetail)
              .map(({ label, value }) => `${label}: ${value}`)
              .join('. ')}
            . {method.notIncludedTitle}: {method.notIncluded.join('; ')}.
          </p>
        </div>
      </div>
      <div className={classes.foot}>
        <Code address={`${useSiteUrl()}${paths.solarCalculator}?${formatQuery(query)}`} />
        <p>
          <strong>{print.again}</strong>
          <br />
          <Today /> {shown && print.laws[shown.regime]}
          <br />
          {nonBinding}
        </p>
      </div>
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The address as a QR code. */
function Code({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'L', border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={address}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}

/** Only a browser knows the day on which it prints. */
function Today() {
  if (!useHydrated()) return null;
  return print.made(localDate(new Date()));
}
