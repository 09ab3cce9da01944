import { Box, Button, Stack, Text, Title } from '@mantine/core';
import type { Season } from '@rebhang-solar/calculator/compare/typical-days';
import { costLines } from '@rebhang-solar/calculator/money/cost-lines';
import { formatQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { euroRange, paybackRange, regimeLabels } from '@rebhang-solar/content/houses/by-law';
import {
  causeLabels,
  costLineLabels,
  paybackSentence,
  seasonLabels,
  solarCalculatorPage,
  whatIfLabels,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import {
  formatNumber,
  germanDate,
  type IsoMonth,
  monthNames,
  withUnit,
} from '@rebhang-solar/content/typography';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Columns } from '../../components/columns.tsx';
import { Legend } from '../../components/drawings/drawing.tsx';
import { StackedColumns, scaleEnd } from '../../components/drawings/stacked-columns.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import type { Answer, Day, LawAnswer } from './answer.ts';
import { RangeRows } from './drawings/range-rows.tsx';
import { Numbers } from './numbers.tsx';
import { changed, madeChanges } from './what-if-queries.ts';
import { euros, eurosRange, kWh, percent } from './words.ts';

const { year, twenty, law, payback, storage, months, days, whatIf, emissions, legend } =
  solarCalculatorPage;

type SectionsProps = { query: Query; answer: Answer; onQuery: (query: Query) => void };

/** The sections below the first sentences. */
export function AnswerSections(props: SectionsProps) {
  return (
    <>
      <Payback {...props} />
      <Storage {...props} />
      <Months {...props} />
      <Days {...props} />
      <WhatIfs {...props} />
      <Section id="co2" title={emissions.title}>
        <Stack maw="42rem" gap="xs">
          <Text size="lg" fw={550}>
            {emissions.sum(withUnit(formatNumber(props.answer.quick.avoidedTonnes), 't'))}
          </Text>
          <Text>{emissions.text}</Text>
        </Stack>
      </Section>
    </>
  );
}

function Payback({ query, answer: { quick, thorough } }: SectionsProps) {
  const { laws } = thorough;
  const [{ headline }] = laws;
  const { investment } = quick;
  const rows = [
    { label: payback.all, years: headline.payback },
    ...headline.causes.map(({ cause, payback: years }) => ({ label: causeLabels[cause], years })),
  ];
  const years = (value: number | null) => (value === null ? payback.more : formatNumber(value));
  return (
    <Section id="geld" title={payback.title} tone="deep">
      <Stack gap="md" maw="46rem">
        {laws.length > 1 && <UnbrokenText text={law.undecided} />}
        {laws.map((one) => (
          <UnbrokenText
            key={one.regime}
            size="lg"
            fw={550}
            text={paybackSentence(one.regime, one.headline.payback)}
          />
        ))}
        <UnbrokenText
          text={payback.investment(
            euros(investment.all),
            euros(investment.solar),
            investment.storage > 0 ? euros(investment.storage) : null,
          )}
        />
        <figure>
          <Text component="figcaption" size="sm" mb="xs">
            {payback.causes}. {payback.own}
          </Text>
          <RangeRows rows={rows} />
          <Numbers
            caption={payback.drawing}
            head={payback.columns}
            rows={rows.map(({ label, years: { low, value, high } }) => [
              label,
              ...[low, value, high].map(years),
            ])}
          />
        </figure>
        <LawTable
          laws={laws}
          caption={`${year.title}, ${year.caption}`}
          rows={[
            [year.avoided, ({ first }) => euros(first.avoided)],
            [year.feedIn, ({ first }) => euros(first.feedIn)],
            [year.operating, ({ first }) => euros(-first.operating)],
            [year.balance, ({ first }) => euros(first.balance)],
            [year.balanceRange, (one) => eurosRange(one.headline.firstYearEuros)],
          ]}
        />
        <UnbrokenText
          size="sm"
          text={`${laws
            .map(
              ({ regime, cents }) =>
                `${regimeLabels[regime]}: ${law.rate(
                  withUnit(formatNumber(cents, 2), 'ct/kWh'),
                  germanDate(query.start as IsoMonth),
                )}`,
            )
            .join('. ')}.`}
        />
        <LawTable
          laws={laws}
          caption={twenty.caption}
          rows={[
            [twenty.purchase, (one) => euros(-one.twenty.investment)],
            [year.avoided, (one) => euros(one.twenty.avoided)],
            [year.feedIn, (one) => euros(one.twenty.feedIn)],
            ...costLines.map(
              (line): LawRow => [costLineLabels[line], (one) => euros(-one.twenty.costs[line])],
            ),
            [twenty.sum, (one) => euros(one.headline.afterTwentyYears.value)],
            [twenty.sumRange, (one) => eurosRange(one.headline.afterTwentyYears)],
            [twenty.present, (one) => euros(one.headline.netPresentValue.value)],
            [
              `${twenty.presentRange} des Kapitalwerts`,
              (one) => eurosRange(one.headline.netPresentValue),
            ],
          ]}
        />
        <UnbrokenText size="sm" text={twenty.note} />
      </Stack>
    </Section>
  );
}

type LawRow = [label: string, value: (law: LawAnswer) => string];

/** The same rows under each law that may hold, the more cautious first. */
function LawTable({
  laws,
  caption,
  rows,
}: {
  laws: readonly LawAnswer[];
  caption: string;
  rows: readonly LawRow[];
}) {
  return (
    <DataTable
      caption={caption}
      head={[year.posten, ...laws.map(({ regime }) => regimeLabels[regime])]}
      rows={rows.map(([label, value]) => [label, ...laws.map(value)])}
    />
  );
}

function Storage({ query, answer }: SectionsProps) {
  const { sizes, bestKWh, storage: own, laws } = answer.thorough;
  const [{ headline }] = laws;
  const none = sizes[0]?.share ?? 0;
  const sentences = [];
  if (own && headline.storage) {
    const { afterTwentyYears, payback: years } = headline.storage;
    sentences.push(
      storage.alone(
        withUnit(formatNumber(query.speicher), 'kWh'),
        kWh(own.saved),
        euros(own.euros),
        euros(own.cost),
      ),
      storage.back(paybackRange(years)),
      (afterTwentyYears.value < 0 ? storage.loses : storage.twenty)(euroRange(afterTwentyYears)),
      storage.lasts,
    );
  } else {
    sentences.push(query.einspeisung === 'alles' ? storage.full : storage.none);
  }
  sentences.push(bestKWh === 0 ? storage.bestNone : storage.best(kWh(bestKWh)));
  const text = sentences.join(' ');
  return (
    <Section id="speicher" title={storage.title}>
      <Stack gap="md" maw="46rem">
        <UnbrokenText text={text} />
        {query.einspeisung !== 'alles' && (
          <figure>
            <Text component="figcaption" fw={600} mb="xs">
              {storage.drawing}
            </Text>
            <StackedColumns
              title={storage.drawing}
              description={text}
              unit="%"
              top={100}
              gap={0.2}
              series={[
                { mark: 'direct', values: sizes.map(() => none) },
                { mark: 'storage', values: sizes.map(({ share }) => share - none) },
              ]}
              labels={sizes.map((_, size) => (size % 5 === 0 ? String(size) : ''))}
              chosen={Math.round(query.speicher)}
            />
            <Text size="sm" c="dimmed" ta="center">
              {storage.axis}
            </Text>
            <Legend
              entries={[
                { mark: 'direct', text: legend.direct },
                { mark: 'storage', text: legend.fromStorage },
              ]}
            />
            <Numbers
              caption={storage.drawing}
              head={storage.columns}
              rows={sizes.map(({ share, euros: more, twenty: sum }, size) => [
                kWh(size),
                percent(share),
                size === 0 ? '–' : euros(more),
                euros(sum),
              ])}
            />
          </figure>
        )}
      </Stack>
    </Section>
  );
}

function Months({ answer: { quick } }: SectionsProps) {
  const series = (
    [
      { mark: 'direct', part: 'direct', text: legend.direct },
      { mark: 'storage', part: 'charged', text: legend.toStorage },
      { mark: 'feedIn', part: 'feedIn', text: legend.feedIn },
      { mark: 'curtailed', part: 'curtailed', text: legend.curtailed },
    ] as const
  ).filter(({ part }) => quick.months.some((month) => month[part] > 0));
  const extremes = [...quick.months.entries()].sort(
    ([, one], [, other]) => one.yield - other.yield,
  );
  const name = ([month]: (typeof extremes)[number]) => monthNames[month] ?? '';
  const [least = [0, quick.year], most = least] = [extremes[0], extremes.at(-1)];
  return (
    <Section id="monate" title={months.title} intro={months.intro} tone="deep">
      <Box component="figure" maw="46rem">
        <StackedColumns
          title={months.drawing}
          description={`${name(least)} ${kWh(least[1].yield)}, ${name(most)} ${kWh(most[1].yield)}.`}
          unit="kWh"
          series={series.map(({ mark, part }) => ({
            mark,
            values: quick.months.map((month) => month[part]),
          }))}
          line={quick.months.map(({ consumption }) => consumption)}
          labels={months.letters}
        />
        <Legend entries={[...series, { mark: 'line', text: legend.consumption }]} />
        <Numbers
          caption={`${months.drawing}, in kWh`}
          head={months.columns}
          rows={quick.months.map((month, index) => [
            monthNames[index] ?? '',
            ...(['yield', 'direct', 'charged', 'feedIn', 'consumption', 'grid'] as const).map(
              (part) => formatNumber(month[part]),
            ),
          ])}
        />
      </Box>
    </Section>
  );
}

const hoursOfRow = 3;

/** kW in each hour: what covers it, together. */
function consumption({ direct, discharged, grid }: Day): number[] {
  return direct.map((value, hour) => value + (discharged[hour] ?? 0) + (grid[hour] ?? 0));
}

function Days({ answer: { thorough } }: SectionsProps) {
  const seasons = Object.entries(thorough.days) as [Season, Day][];
  const top = scaleEnd(seasons.flatMap(([, day]) => [...day.solar, ...consumption(day)]));
  return (
    <Section id="tage" title={days.title} intro={days.intro} heading="above">
      <Columns component="div" min="17rem" gap="lg">
        {seasons.map(([season, day]) => (
          <figure key={season}>
            <Title order={3} mb="xs">
              {seasonLabels[season]}
            </Title>
            <StackedColumns
              title={seasonLabels[season]}
              description={`Mittags ${formatNumber(day.solar[12] ?? 0, 1)} kW vom Dach, abends um sieben ${formatNumber(consumption(day)[19] ?? 0, 1)} kW Verbrauch.`}
              unit="kW"
              top={top}
              gap={0}
              height={150}
              series={[
                { mark: 'direct', values: day.direct },
                { mark: 'storage', values: day.discharged },
                { mark: 'bought', values: day.grid },
              ]}
              line={day.solar}
              labels={days.axis}
              labelsAt="edges"
            />
            <Numbers
              caption={`${seasonLabels[season]}, in kWh`}
              head={days.columns}
              rows={Array.from({ length: 24 / hoursOfRow }, (_, row) => {
                const from = row * hoursOfRow;
                const sum = (values: number[]) =>
                  formatNumber(
                    values.slice(from, from + hoursOfRow).reduce((all, value) => all + value, 0),
                    1,
                  );
                return [
                  days.hours(from, from + hoursOfRow),
                  sum(consumption(day)),
                  sum(day.direct),
                  sum(day.discharged),
                  sum(day.grid),
                  sum(day.solar),
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
          { mark: 'line', text: legend.roof },
        ]}
      />
    </Section>
  );
}

function WhatIfs({ query, answer, onQuery }: SectionsProps) {
  const offered = answer.thorough.whatIfs.flatMap((result) => {
    const next = changed(result.whatIf, query);
    return next ? [{ ...result, next }] : [];
  });
  return (
    <Section
      id="was-waere-wenn"
      title={whatIf.title}
      intro={whatIf.intro}
      tone="deep"
      heading="above"
    >
      <Columns min="17rem" gap="sm">
        {madeChanges(query).map(({ whatIf: name, without }) => (
          <li key={name}>
            <Chip
              to={without}
              onQuery={onQuery}
              isMade
              label={`${whatIfLabels[name].label} ${whatIf.active}`}
              effect={whatIf.takeBack}
            />
          </li>
        ))}
        {offered.map(({ whatIf: name, euros: more, points, next }) => (
          <li key={name}>
            <Chip
              to={next}
              onQuery={onQuery}
              label={whatIfLabels[name].label}
              effect={difference(more, points)}
            />
            {'note' in whatIfLabels[name] && (
              <UnbrokenText size="sm" c="dimmed" mt="0.4rem" text={whatIfLabels[name].note ?? ''} />
            )}
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** A change as a link, so that it works without our script; with it the page stays where it is. */
function Chip({
  to,
  onQuery,
  isMade = false,
  label,
  effect,
}: {
  to: Query;
  onQuery: (query: Query) => void;
  isMade?: boolean;
  label: string;
  effect: string;
}) {
  return (
    <Button
      component="a"
      variant={isMade ? 'filled' : 'white'}
      color="slate"
      fullWidth
      justify="flex-start"
      ta="start"
      fz="compact"
      px="1rem"
      href={`${paths.solarCalculator}?${formatQuery(to)}#rechner`}
      // Not for search engines: there are more of these addresses than houses.
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onQuery(to);
      }}
    >
      <span>
        <Text span inherit fw={400} display="block">
          {label}
        </Text>{' '}
        {effect}
      </span>
    </Button>
  );
}

/** „+250 € im Jahr, −3 Punkte Autarkie“ */
function difference(more: number, points: number | null): string {
  const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);
  const parts = [
    ...(more === 0 ? [] : [`${signed(more, euros(more))} ${whatIf.perYear}`]),
    ...(points
      ? [`${signed(points, points < 0 ? `−${-points}` : `${points}`)} ${whatIf.points}`]
      : []),
  ];
  return parts.length === 0 ? whatIf.same : parts.join(', ');
}
