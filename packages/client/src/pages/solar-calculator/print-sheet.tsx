import { Box, Group, Table, Text } from '@mantine/core';
import type { Query } from '@rebhang-solar/calculator/query/query';
import { regimeLabels } from '@rebhang-solar/content/houses/by-law';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import {
  assumptionRows,
  headlineText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { formatNumber, withUnit } from '@rebhang-solar/content/typography';
import type { Answer } from './answer.ts';
import { use } from './answer-top.tsx';
import { ShareBar } from './drawings/share-bar.tsx';
import { inputLines } from './request-link.ts';
import { euros, eurosRange, kWh, percent, percentRange, yearsText } from './words.ts';

const { bars, year, twenty, payback, storage, emissions, method, print, nonBinding, accuracy } =
  solarCalculatorPage;

/** The whole result on one sheet of A4: input, result and assumptions. */
export function PrintSheet({
  query,
  answer: { quick, thorough },
}: {
  query: Query;
  answer: Answer;
}) {
  const { laws } = thorough;
  const [{ headline }] = laws;
  const covered = headline.withStorage ?? headline.withoutStorage;
  const parts = use(quick.year).filter(({ amount }) => amount > 0);
  const perYear = (value: number) => `${euros(value)} ${solarCalculatorPage.whatIf.perYear}`;
  const results = [
    [bars.selfSufficiency.title, percent(quick.selfSufficiency), covered && percentRange(covered)],
    [
      bars.selfConsumption.title,
      percent(quick.selfConsumption),
      percentRange(headline.selfConsumption),
    ],
    [year.withoutSystem, perYear(quick.money.withoutSystem)],
    ...(quick.money.withoutStorage === null
      ? [[year.withAll, perYear(quick.money.withSystem)]]
      : [
          [year.withSystem, perYear(quick.money.withoutStorage)],
          [year.withStorage, perYear(quick.money.withSystem)],
        ]),
    ...laws.flatMap(
      ({ regime, first, headline: { firstYearEuros, afterTwentyYears, payback: years } }) => [
        [regimeLabels[regime]],
        [year.balance, euros(first.balance), eurosRange(firstYearEuros)],
        [
          payback.title,
          yearsText({ ...years, low: years.value, high: years.value }),
          yearsText(years),
        ],
        [twenty.title, euros(afterTwentyYears.value), eurosRange(afterTwentyYears)],
      ],
    ),
    [storage.title, thorough.storage ? `${euros(thorough.storage.euros)} mehr im Jahr` : '–'],
    [emissions.title, `rund ${withUnit(formatNumber(quick.avoidedTonnes), 't')}`],
  ] as (string | null | undefined)[][];
  return (
    <Box className="print-only" fz="7.5pt" lh={1.2}>
      <Text fz="16pt" fw={700} lh={1.2}>
        {pageMeta.solarCalculator.heading}
      </Text>
      <Text fz="10pt" fw={600} lh={1.2}>
        {verdictText(laws)} {headlineText(headline)}
      </Text>
      <Box component="figure" my="1mm">
        <ShareBar title={bars.selfConsumption.title} description="" parts={parts} />
        <figcaption>
          {parts.map(({ text, amount }) => `${text} ${kWh(amount)}`).join(' · ')}
        </figcaption>
      </Box>
      <Group grow align="flex-start" gap="6mm" wrap="nowrap">
        <Rows
          title={print.inputs}
          rows={inputLines(query).map(({ label, value }) => [label, value])}
        />
        <Rows title={print.results} rows={results} />
      </Group>
      <Rows
        title={`${print.assumptions} (${method.asOf})`}
        rows={assumptionRows
          .filter(({ isLaw }) => !isLaw)
          .map(({ label, value, source }) => [label, value, source])}
      />
      <p>
        {method.notIncludedTitle}: {method.notIncluded.join('; ')}. {nonBinding} {accuracy}
      </p>
    </Box>
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
    <Table fz="7.5pt" lh={1.2} verticalSpacing="0.15mm" horizontalSpacing="1mm" mb="1.5mm">
      <Table.Caption mb={0}>{title}</Table.Caption>
      <Table.Tbody>
        {rows.map(([label, ...cells], row) => (
          <Table.Tr key={row}>
            <Table.Th scope="row">{label}</Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={index}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
