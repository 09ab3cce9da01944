import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { Answer, MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import type { Day } from '@rebhang-solar/calculator/answer/typical-days';
import {
  houseOf,
  limits,
  type Query,
  type SizedQuery,
} from '@rebhang-solar/calculator/query/query';
import {
  seasonLabels,
  sizeText,
  solarCalculatorPage,
  spanText,
  sumsText,
} from '@rebhang-solar/content/pages/solar-calculator';
import {
  euro,
  formatNumber,
  kWh,
  kWp,
  monthNames,
  signedEuro,
} from '@rebhang-solar/content/typography';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Columns } from '../../components/columns.tsx';
import { StackedColumns } from '../../components/drawings/stacked-columns.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import { YearsDrawing } from './drawings/years-drawing.tsx';
import { eurosRange, meanYearRows, shareText, sizeTitle } from './format-answer.ts';
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

function BestSize({ query, law, money, onQuery }: MoneyProps) {
  const { sizes, laws } = money;
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
    <Section id="groesse" title={sizeTitle(money)} heading="above">
      <Stack gap="md">
        <Text maw="46rem">
          <Unbroken text={regrets.join(' ')} />{' '}
          <Unbroken text={`${span} ${size.measured}`.trim()} />
        </Text>
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

/** From the ground up: what covers the use, then what becomes of the rest of the roof's. */
const partsOfDay = [
  { mark: 'direct', part: 'direct', text: legend.direct },
  { mark: 'storage', part: 'discharged', text: legend.fromStorage },
  { mark: 'bought', part: 'grid', text: legend.grid },
  { mark: 'charged', part: 'charged', text: legend.toStorage },
  { mark: 'feedIn', part: 'feedIn', text: legend.feedIn },
  { mark: 'curtailed', part: 'curtailed', text: legend.curtailed },
] as const;
const fromRoof = [partsOfDay[0], ...partsOfDay.slice(3)] as const;
const covering = partsOfDay.slice(0, 3);

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** kW in each hour: some parts together. */
const inHours = (day: Day, parts: readonly { part: keyof Day }[]) =>
  day.direct.map((_, hour) => sumOf(parts.map(({ part }) => day[part][hour] ?? 0)));
const hoursOfRow = 3;

function Days({ answer }: SectionsProps) {
  const shown = (['summer', 'winter'] as const).map(
    (season) => [season, answer.days[season]] as const,
  );
  const top = Math.max(0.1, ...shown.flatMap(([, day]) => inHours(day, partsOfDay)));
  return (
    <Section id="tage" title={days.title} intro={days.intro} heading="above" tone="deep">
      <figure>
        <Columns component="div" min="20rem" gap="md">
          {shown.map(([season, day]) => (
            <div key={season}>
              <Title order={3} mb="xs">
                {seasonLabels[season]}
              </Title>
              <StackedColumns
                title={seasonLabels[season]}
                description={dayText(day)}
                unit="kW"
                top={top}
                series={partsOfDay.map(({ mark, part, text }) => ({
                  mark,
                  text,
                  values: day[part],
                }))}
                line={inHours(day, covering)}
                labels={days.axis}
                labelsAt="edges"
              />
              <UnbrokenText size="sm" mt="xs" text={dayText(day)} />
            </div>
          ))}
        </Columns>
        <Group gap="0 1.5rem">
          {shown.map(([season, day]) => (
            <Numbers
              key={season}
              title={days.table[season]}
              caption={`${seasonLabels[season]}, in kWh`}
              head={days.columns}
              rows={Array.from({ length: 24 / hoursOfRow }, (_, row) => {
                const from = row * hoursOfRow;
                return [
                  days.hours(from, from + hoursOfRow),
                  ...[inHours(day, covering), ...partsOfDay.map(({ part }) => day[part])].map(
                    (values) => formatNumber(sumOf(values.slice(from, from + hoursOfRow)), 1),
                  ),
                ];
              })}
            />
          ))}
        </Group>
      </figure>
    </Section>
  );
}

/** „Vom Dach 25 kWh: 5 gleich ins Haus, 20 ins Netz. Gekauft: 1 kWh.“ */
function dayText(day: Day): string {
  const parts = fromRoof.map(({ part, text }) => ({ part, text, amount: sumOf(day[part]) }));
  const named = parts
    // A day without it need not name it.
    .filter(({ part, amount }) => part !== 'curtailed' || Math.round(amount) > 0)
    .map(({ text, amount }) => `${formatNumber(amount, 0)} ${text}`);
  // The sum of what is named, each part rounded.
  const total = sumOf(parts.map(({ amount }) => Math.round(amount)));
  return `${days.fromRoof(kWh(total))}: ${named.join(', ')}. ${days.bought(kWh(Math.round(sumOf(day.grid))))}`;
}

function TwentyYears({ query, answer, law, money: { laws } }: MoneyProps) {
  const shown = laws[law] ?? laws[0];
  const startYear = Number(query.start.slice(0, 4));
  return (
    <Section
      id="jahre"
      title={line.title}
      intro={
        <>
          {line.intro}{' '}
          <strong>
            <Unbroken text={sumsText([shown])} />
          </strong>
        </>
      }
      heading="above"
      tone="deep"
    >
      <figure>
        <YearsDrawing price={answer.price} laws={laws} shown={shown} startYear={startYear} />
        <Numbers
          caption={line.drawing}
          head={line.columns}
          rows={shown.cumulative.map((range, year) => [
            String(startYear + year + 1),
            signedEuro(range.value),
            eurosRange(range),
          ])}
        />
      </figure>
    </Section>
  );
}

/** The twelve months, and what the mean of the twenty years brings and costs. */
function Year({ answer, law }: SectionsProps) {
  const { money, year, selfSufficiency } = answer;
  const series = fromRoof.map(({ mark, part, text }) => ({
    mark,
    text,
    amount: kWh(year[part]),
    values: answer.months.map((month) => month[part]),
  }));
  const extremes = [...answer.months.entries()].sort(
    ([, one], [, other]) => one.yield - other.yield,
  );
  const name = ([month]: (typeof extremes)[number]) => monthNames[month] ?? '';
  const [least = [0, year], most = least] = [extremes[0], extremes.at(-1)];
  const sums = months.sums(kWh(year.yield), shareText(selfSufficiency));
  const intro = `${selfSufficiency === null ? '' : sums} ${months.intro}`.trim();
  return (
    <Section id="monate" title={months.title} intro={intro} heading="above">
      <Columns component="div" min="20rem" gap="md">
        <figure>
          <StackedColumns
            title={months.drawing}
            description={`${name(least)} ${kWh(least[1].yield)}, ${name(most)} ${kWh(most[1].yield)}.`}
            unit="kWh"
            series={series}
            below={{
              mark: 'bought',
              text: legend.bought,
              amount: kWh(year.grid),
              values: answer.months.map(({ grid }) => grid),
            }}
            labels={months.letters}
            height={220}
          />
          <Numbers
            caption={`${months.drawing}, in kWh`}
            head={months.columns}
            rows={answer.months.map((month, index) => [
              monthNames[index] ?? '',
              ...(
                [
                  'yield',
                  'direct',
                  'charged',
                  'feedIn',
                  'curtailed',
                  'consumption',
                  'grid',
                ] as const
              ).map((part) => formatNumber(month[part])),
            ])}
          />
        </figure>
        {money && (
          <DataTable
            numeric
            summed
            caption={difference.title}
            head={[difference.line, difference.column]}
            rows={meanYearRows(money.laws[law] ?? money.laws[0])}
          />
        )}
      </Columns>
    </Section>
  );
}
