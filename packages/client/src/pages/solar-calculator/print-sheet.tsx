import { Box, Group, Table, Text } from '@mantine/core';
import { valuesAsOf } from '@rebhang-solar/calculator/market';
import { costLines } from '@rebhang-solar/calculator/money/cost-lines';
import type { SizedQuery } from '@rebhang-solar/calculator/query/query';
import { regimeLabels } from '@rebhang-solar/content/houses/by-law';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import {
  assumptionRows,
  costLineLabels,
  headlineText,
  solarCalculatorPage,
  spanText,
  sumsText,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { asOfNote } from '@rebhang-solar/content/typography';
import type { Answer } from './answer.ts';
import { inputLines } from './request-link.ts';
import { euros, eurosRange, percent, percentRange, yearsAlone, yearsText } from './words.ts';

const { result, size, difference, method, print, nonBinding, accuracy } = solarCalculatorPage;

/** The whole result on one sheet of A4: answer, input, and what it rests on with its sources. */
export function PrintSheet({
  query,
  answer: { quick, thorough },
}: {
  query: SizedQuery;
  answer: Answer;
}) {
  const { laws, sizes } = thorough;
  const [{ headline }] = laws;
  const covered = headline.withStorage ?? headline.withoutStorage;
  const results = [
    [result.ownPower, percent(quick.selfSufficiency), covered && percentRange(covered)],
    [size.systems, euros(quick.investment.all), eurosRange(headline.investment)],
    [
      size.title(
        spanText(sizes.kwp, 'kWp'),
        sizes.recommended.speicher > 0 ? spanText(sizes.speicher, 'kWh') : null,
      ),
    ],
    ...laws.flatMap(({ regime, mean, headline: found }) => [
      [regimeLabels[regime]],
      [result.perYear, euros(mean.balance), eurosRange(found.meanYearEuros)],
      [difference.avoided, euros(mean.avoided)],
      [difference.feedIn, euros(mean.feedIn)],
      ...costLines
        .filter((line) => mean.costs[line] > 0)
        .map((line) => [costLineLabels[line], euros(-mean.costs[line])]),
      [result.paid, `${yearsAlone(found.payback.value)} ${result.years}`, yearsText(found.payback)],
      [result.afterTwenty, euros(found.afterTwentyYears.value), eurosRange(found.afterTwentyYears)],
    ]),
  ] as (string | null | undefined)[][];
  return (
    <Box className="print-only" fz="7.5pt" lh={1.2}>
      <Text fz="16pt" fw={700} lh={1.2}>
        {pageMeta.solarCalculator.heading}
      </Text>
      <Text fz="11pt" fw={600} lh={1.2}>
        {verdictText(quick.verdict, quick.laws)}
      </Text>
      <p>
        {sumsText(laws)} {headlineText(headline)}
      </p>
      <Group grow align="flex-start" gap="6mm" wrap="nowrap">
        <Rows
          title={print.inputs}
          rows={inputLines(query).map(({ label, value }) => [label, value])}
        />
        <Rows title={print.results} rows={results} />
      </Group>
      <Rows
        title={`${print.assumptions} (${asOfNote(valuesAsOf)})`}
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
