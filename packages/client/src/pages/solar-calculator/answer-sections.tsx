import { Box, Stack, Text, Title } from '@mantine/core';
import type {
  Answer,
  Day,
  LawAnswer,
  MoneyAnswer,
  Run,
} from '@rebhang-solar/calculator/answer/answer';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { market } from '@rebhang-solar/calculator/market';
import { costLines } from '@rebhang-solar/calculator/money/cost-lines';
import {
  houseOf,
  limits,
  type Query,
  type SizedQuery,
} from '@rebhang-solar/calculator/query/query';
import {
  costLineLabels,
  seasonLabels,
  sizeText,
  solarCalculatorPage,
  spanText,
  sumsText,
} from '@rebhang-solar/content/pages/solar-calculator';
import {
  euro,
  formatNumber,
  germanDate,
  type IsoDate,
  kWh,
  kWp,
  monthNames,
  signedEuro,
  withUnit,
} from '@rebhang-solar/content/typography';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Columns } from '../../components/columns.tsx';
import { Legend } from '../../components/drawings/drawing.tsx';
import { StackedColumns, scaleEnd } from '../../components/drawings/stacked-columns.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { EarningsLine } from './drawings/earnings-line.tsx';
import { type LanePart, LawLane } from './drawings/law-lane.tsx';
import { plusMinusEuro, shareText, sizeTitle } from './format-answer.ts';
import { Numbers } from './numbers.tsx';
import { SizeBars } from './size-bars.tsx';
import { WhatIfBars } from './what-if-bars.tsx';

const { size, difference, line, months, days, whatIf, legend } = solarCalculatorPage;

type SectionsProps = {
  query: SizedQuery;
  answer: Answer;
  /** Which of its laws is looked at. */
  law: number;
  onQuery: (query: Query) => void;
};
type MoneyProps = SectionsProps & { money: MoneyAnswer };

/** Below both columns, a chapter each: how large, a day, a year, twenty years, and what if. */
export function AnswerSections(props: SectionsProps) {
  const { money } = props.answer;
  return (
    <>
      {money && <BestSize {...props} money={money} />}
      <Days {...props} />
      <Year {...props} />
      {money && <TwentyYears {...props} money={money} />}
      {money && (
        <Section id="was-waere-wenn" title={whatIf.title} intro={whatIf.intro} heading="above">
          <Box maw="46rem">
            <WhatIfBars
              all={money.whatIfs[props.law] ?? []}
              middle={(money.laws[props.law] ?? money.laws[0]).left.value}
            />
          </Box>
        </Section>
      )}
    </>
  );
}

function BestSize({ query, law, money: { sizes, laws }, onQuery }: MoneyProps) {
  const { named, kwp, speicher } = sizes;
  const shown = sizes.laws[law] ?? sizes.laws[0];
  if (!shown) return null;
  const isSpan = kwp.from < kwp.to || speicher.from < speicher.to;
  const regrets = sizes.laws.map(({ best, more }, index) => {
    const name = size.byLaw[(laws[index] ?? laws[0]).regime];
    return more > 0 ? size.more(name, sizeText(best), euro(more)) : size.same(name);
  });
  const span = isSpan
    ? size.hardly(spanText(kwp, 'kWp'), speicher.to > 0 ? spanText(speicher, 'kWh') : null)
    : '';
  return (
    <Section id="groesse" title={sizeTitle(sizes)} heading="above">
      <Stack gap="md" maw="46rem">
        <UnbrokenText fw={550} text={regrets.join(' ')} />
        <UnbrokenText text={`${span} ${size.measured}`.trim()} />
        <figure>
          <SizeBars
            label={size.within(named.speicher > 0 ? kWh(named.speicher) : null)}
            unit="kWp"
            columns={shown.systems}
            best={named.kwp}
            current={query.kwp}
            queryWith={(value) => ({ ...query, kwp: value, speicher: named.speicher })}
            onQuery={onQuery}
          />
        </figure>
        {shown.storages.length > 1 && (
          <figure>
            <SizeBars
              label={size.withSystem(kWp(named.kwp))}
              unit="kWh"
              columns={shown.storages}
              best={named.speicher}
              current={query.speicher}
              queryWith={(value) => ({ ...query, kwp: named.kwp, speicher: value })}
              onQuery={onQuery}
            />
          </figure>
        )}
        {houseOf(query).bounds.mostKWp === limits.kwp.most && (
          <UnbrokenText size="sm" text={size.largest} />
        )}
      </Stack>
    </Section>
  );
}

/** kW in each hour: what covers it, together. */
function consumption({ direct, discharged, grid }: Day): number[] {
  return direct.map((value, hour) => value + (discharged[hour] ?? 0) + (grid[hour] ?? 0));
}

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const hoursOfRow = 3;

function Days({ answer }: SectionsProps) {
  const shown = (['summer', 'winter'] as const).map(
    (season) => [season, answer.days[season]] as const,
  );
  const heights = shown.map(([, day]) =>
    consumption(day).map(
      (value, hour) =>
        value + (day.charged[hour] ?? 0) + (day.feedIn[hour] ?? 0) + (day.curtailed[hour] ?? 0),
    ),
  );
  const top = scaleEnd(heights.flat());
  return (
    <Section id="tage" title={days.title} intro={days.intro} heading="above" tone="deep">
      <Columns component="div" min="20rem" gap="lg">
        {shown.map(([season, day]) => (
          <figure key={season}>
            <Title order={3} mb="xs">
              {seasonLabels[season]}
            </Title>
            <StackedColumns
              title={seasonLabels[season]}
              description={daySentences(day).join('. ')}
              unit="kW"
              top={top}
              gap={0}
              height={220}
              series={[
                { mark: 'direct', values: day.direct },
                { mark: 'storage', values: day.discharged },
                { mark: 'bought', values: day.grid },
                { mark: 'charged', values: day.charged },
                { mark: 'feedIn', values: day.feedIn },
                { mark: 'curtailed', values: day.curtailed },
              ]}
              line={consumption(day)}
              labels={days.axis}
              labelsAt="edges"
            />
            {daySentences(day).map((sentence) => (
              <UnbrokenText key={sentence} size="sm" mt="xs" text={sentence} />
            ))}
            <Numbers
              caption={`${seasonLabels[season]}, in kWh`}
              head={days.columns}
              rows={Array.from({ length: 24 / hoursOfRow }, (_, row) => {
                const from = row * hoursOfRow;
                const sum = (values: number[]) =>
                  formatNumber(sumOf(values.slice(from, from + hoursOfRow)), 1);
                return [
                  days.hours(from, from + hoursOfRow),
                  sum(consumption(day)),
                  sum(day.direct),
                  sum(day.discharged),
                  sum(day.grid),
                  sum(day.charged),
                  sum(day.feedIn),
                  sum(day.curtailed),
                ];
              })}
            />
          </figure>
        ))}
      </Columns>
      <Legend
        entries={[
          { mark: 'direct', text: legend.direct },
          { mark: 'storage', text: legend.fromStorage },
          { mark: 'bought', text: legend.grid },
          { mark: 'charged', text: legend.toStorage },
          { mark: 'feedIn', text: legend.feedIn },
          { mark: 'curtailed', text: legend.curtailed },
          { mark: 'line', text: legend.consumption },
        ]}
      />
    </Section>
  );
}

function dayParts(day: Day) {
  return {
    roof: [
      { text: legend.direct, amount: sumOf(day.direct) },
      { text: legend.toStorage, amount: sumOf(day.charged) },
      { text: legend.feedIn, amount: sumOf(day.feedIn) },
      { text: legend.curtailed, amount: sumOf(day.curtailed) },
    ],
    house: [
      { text: legend.direct, amount: sumOf(day.direct) },
      { text: legend.fromStorage, amount: sumOf(day.discharged) },
      { text: legend.grid, amount: sumOf(day.grid) },
    ],
  };
}

const total = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

function stripText(
  name: (sum: string) => string,
  parts: ReturnType<typeof dayParts>['roof' | 'house'],
) {
  const named = parts
    // A day without it need not name it.
    .filter(({ text, amount }) => text !== legend.curtailed || Math.round(amount) > 0)
    .map(({ text, amount }) => `${formatNumber(amount, 0)} ${text}`);
  return `${name(kWh(Math.round(total(parts))))}: ${named.join(', ')}`;
}

function daySentences(day: Day): string[] {
  const { roof, house } = dayParts(day);
  return [stripText(days.fromRoof, roof), stripText(days.needed, house)];
}

/** What a year brings and costs under one law. */
function MeanYear({ law }: { law: LawAnswer }) {
  const { mean, meanYear } = law;
  const row = (label: string, amount: number) =>
    amount === 0 ? [] : [[label, plusMinusEuro(amount)]];
  return (
    <DataTable
      numeric
      caption={difference.title}
      head={[difference.line, difference.column]}
      rows={[
        ...row(difference.avoided, mean.avoided),
        ...row(difference.feedIn, mean.feedIn),
        ...costLines.flatMap((cost) => row(costLineLabels[cost], -mean.costs[cost])),
        [difference.balance, plusMinusEuro(meanYear.value)],
      ]}
    />
  );
}

function TwentyYears({ query, answer, law, money: { laws } }: MoneyProps) {
  const shown = laws[law] ?? laws[0];
  const { low, high } = answer.price;
  const start = { low: -high, value: -answer.price.value, high: -low };
  const cases = laws.map((one) => ({
    values: [start, ...one.cumulative],
    payback: one.payback.value,
    isFirm: one === shown,
  }));
  const sums = `${line.paidCases(shown.odds)}. ${sumsText([shown])}`;
  const startYear = Number(query.start.slice(0, 4));
  return (
    <Section id="jahre" title={line.title} intro={line.intro} heading="above" tone="deep">
      <Stack gap="md">
        <Stack gap="xs" maw="46rem">
          <UnbrokenText fw={550} text={sums} />
        </Stack>
        <figure>
          <EarningsLine
            title={line.drawing}
            description={sums}
            cases={cases}
            startYear={startYear}
          />
          <Text component="figcaption" size="sm" fw={600} mt="sm" mb="xs">
            {line.lanes}
            {shown.regime === 'eeg2027' && ` – ${solarCalculatorPage.result.draft}`}
          </Text>
          <ul>
            {lanesOf(shown).map(({ text, parts }) => (
              <li key={text}>
                <UnbrokenText size="sm" text={text} />
                <LawLane parts={parts} />
              </li>
            ))}
          </ul>
          <Numbers
            caption={line.drawing}
            head={line.columns}
            rows={shown.cumulative.map(({ low: least, value, high: most }, year) => [
              String(startYear + year + 1),
              signedEuro(least),
              signedEuro(value),
              signedEuro(most),
            ])}
          />
        </figure>
        {reform.state === 'draft' && laws.length > 1 && (
          <UnbrokenText
            size="sm"
            text={`${line.asOf(germanDate(reform.lookedAt as IsoDate))} ${line.assumed}`}
          />
        )}
      </Stack>
    </Section>
  );
}

/** „Jahr 1–3“ */
const yearsOf = ({ from, to }: Pick<Run<unknown>, 'from' | 'to'>) =>
  from + 1 === to ? `Jahr ${to}` : `Jahr ${from + 1}–${to}`;

/** One lane for each rule that applies at all, with its sentence. */
function lanesOf({ lanes }: LawAnswer): { text: string; parts: LanePart[] }[] {
  const strongest = Math.max(...lanes.paid.map(({ value }) => value));
  const sentence = <Value,>(runs: readonly Run<Value>[], say: (value: Value) => string | null) =>
    runs
      .flatMap((run) => {
        const words = say(run.value);
        return words === null ? [] : [`${yearsOf(run)}: ${words}`];
      })
      .join('; ');
  const cents = (value: number) => withUnit(formatNumber(value), 'ct');
  const newInverter = market.inverterLifeYears.value + 1;
  const all = [
    {
      text: sentence(lanes.paid, (value) => line.paid(cents(value))),
      parts: lanes.paid.map(({ from, to, value }) => ({
        from,
        to,
        look: value === strongest ? ('strong' as const) : ('weak' as const),
      })),
    },
    {
      text: sentence(lanes.limit, (value) =>
        value === null ? line.noLimit : line.limit(shareText(value)),
      ),
      parts: bad(lanes.limit, (value) => value !== null),
    },
    {
      text: sentence(lanes.unpaid, (value) => (value ? line.unpaid : null)),
      parts: bad(lanes.unpaid, Boolean),
    },
    {
      text: sentence(lanes.metering, (value) =>
        value > 0 ? line.metering(signedEuro(value)) : null,
      ),
      parts: lanes.metering.flatMap(({ from, to, value }) =>
        value > 0 ? [{ from, to, look: 'weak' as const }] : [],
      ),
    },
    {
      text: `Jahr ${newInverter}: ${line.inverter}`,
      parts: [{ from: newInverter - 1, to: newInverter, look: 'strong' as const }],
    },
  ];
  return all.filter(({ parts }) => parts.length > 0);
}

function bad<Value>(runs: readonly Run<Value>[], applies: (value: Value) => boolean) {
  return runs.flatMap(({ from, to, value }) =>
    applies(value) ? [{ from, to, look: 'bad' as const }] : [],
  );
}

/** The twelve months, and what the mean of the twenty years brings and costs. */
function Year({ answer, law }: SectionsProps) {
  const series = (
    [
      { mark: 'direct', part: 'direct', text: legend.direct },
      { mark: 'storage', part: 'charged', text: legend.toStorage },
      { mark: 'feedIn', part: 'feedIn', text: legend.feedIn },
      { mark: 'curtailed', part: 'curtailed', text: legend.curtailed },
    ] as const
  ).filter(({ part }) => answer.months.some((month) => month[part] > 0));
  const extremes = [...answer.months.entries()].sort(
    ([, one], [, other]) => one.yield - other.yield,
  );
  const name = ([month]: (typeof extremes)[number]) => monthNames[month] ?? '';
  const [least = [0, answer.year], most = least] = [extremes[0], extremes.at(-1)];
  const { money, year, selfSufficiency } = answer;
  const sums = months.sums(kWh(year.yield), shareText(selfSufficiency));
  const intro = `${selfSufficiency === null ? '' : sums} ${months.intro}`.trim();
  return (
    <Section id="monate" title={months.title} intro={intro} heading="above">
      <Box component="figure" maw="46rem">
        <StackedColumns
          title={months.drawing}
          description={`${name(least)} ${kWh(least[1].yield)}, ${name(most)} ${kWh(most[1].yield)}.`}
          unit="kWh"
          series={series.map(({ mark, part }) => ({
            mark,
            values: answer.months.map((month) => month[part]),
          }))}
          line={answer.months.map(({ consumption: used }) => used)}
          labels={months.letters}
        />
        <Legend entries={[...series, { mark: 'line', text: legend.consumption }]} />
        <Numbers
          caption={`${months.drawing}, in kWh`}
          head={months.columns}
          rows={answer.months.map((month, index) => [
            monthNames[index] ?? '',
            ...(
              ['yield', 'direct', 'charged', 'feedIn', 'curtailed', 'consumption', 'grid'] as const
            ).map((part) => formatNumber(month[part])),
          ])}
        />
      </Box>
      {money && (
        <Box maw="46rem" mt="md">
          <MeanYear law={money.laws[law] ?? money.laws[0]} />
        </Box>
      )}
    </Section>
  );
}
