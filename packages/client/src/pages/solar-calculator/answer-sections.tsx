import { Box, Stack, Text, Title } from '@mantine/core';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { market } from '@rebhang-solar/calculator/market';
import { costLines } from '@rebhang-solar/calculator/money/cost-lines';
import {
  boundsOf,
  limits,
  type Query,
  type SizedQuery,
} from '@rebhang-solar/calculator/query/query';
import { afterTwenty, paybackRange } from '@rebhang-solar/content/houses/by-law';
import {
  costLineLabels,
  headlineText,
  seasonLabels,
  solarCalculatorPage,
  sumsText,
} from '@rebhang-solar/content/pages/solar-calculator';
import {
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
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import type { Answer, Day, LawAnswer, Run } from './answer.ts';
import { EarningsLine } from './drawings/earnings-line.tsx';
import { type Lane, LawLanes } from './drawings/law-lanes.tsx';
import { ShareBar } from './drawings/share-bar.tsx';
import { plusMinusEuro, shareText, sizeTitle, yearsAlone } from './format-answer.ts';
import { Numbers } from './numbers.tsx';
import { SizeBars } from './size-bars.tsx';
import { WhatIfRows } from './what-if-rows.tsx';

const { size, storage, difference, line, months, days, whatIf, emissions, legend } =
  solarCalculatorPage;

type SectionsProps = { query: SizedQuery; answer: Answer; onQuery: (query: Query) => void };

/** Whether the verdict is that it pays, by the more cautious law. */
function pays({ quick }: Answer): boolean {
  return quick.verdict === 'yes' || quick.verdict === 'narrow';
}

/** Beside the inputs, below the plate: how large, and with storage or without. */
export function SizeSections(props: SectionsProps) {
  return (
    <>
      {/* A roof that does not pay: what would change that comes first. */}
      {!pays(props.answer) && (
        <section aria-labelledby="aendern-titel" id="was-es-aendert">
          <Title order={2} id="aendern-titel" mb="xs">
            {whatIf.titleOfLoss}
          </Title>
          <Changes {...props} />
        </section>
      )}
      <BestSize {...props} />
      <Storage {...props} />
    </>
  );
}

/** Below both columns: everything behind the answer. */
export function AnswerSections(props: SectionsProps) {
  const { answer } = props;
  return (
    <>
      <Days {...props} />
      <Difference {...props} />
      {pays(answer) && (
        <Section id="was-waere-wenn" title={whatIf.title}>
          <Changes {...props} />
        </Section>
      )}
      <TwentyYears {...props} />
      <Months {...props} />
      <Section id="co2" title={emissions.title}>
        <Stack maw="42rem" gap="xs">
          <Text size="lg" fw={550}>
            {emissions.sum(withUnit(formatNumber(answer.quick.avoidedTonnes), 't'))}
          </Text>
          <Text>{emissions.text}</Text>
        </Stack>
      </Section>
    </>
  );
}

function BestSize({ query, answer: { thorough }, onQuery }: SectionsProps) {
  const { recommended, kwp, speicher, systems, storages } = thorough.sizes;
  const [cautious, other] = systems;
  if (!cautious) return null;
  const withStorage = recommended.speicher > 0;
  const sumOf = (columns: typeof storages, value: number) =>
    columns.find((column) => column.size === value)?.sum ?? 0;
  const best = sumOf(cautious.columns, recommended.kwp);
  const isSpan = kwp.from < kwp.to || speicher.from < speicher.to;
  return (
    <section id="groesse" aria-labelledby="groesse-titel">
      <Title order={2} id="groesse-titel" mb="xs">
        <Unbroken text={sizeTitle(thorough.sizes)} />
      </Title>
      <Stack gap="md">
        <UnbrokenText
          text={[
            best < 0 ? size.least : '',
            isSpan && best >= 0
              ? size.hardly(kWp(recommended.kwp), withStorage ? kWh(recommended.speicher) : null)
              : '',
            size.measured,
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <figure>
          <SizeBars
            label={size.systems}
            unit="kWp"
            best={recommended.kwp}
            current={query.kwp}
            rows={systems.map((law) => ({
              title:
                systems.length > 1 ? (
                  <>
                    {size.byLaw[law.regime]}, <span>{size.mostWith(kWp(law.best))}</span>
                  </>
                ) : (
                  size.systems
                ),
              columns: law.columns,
            }))}
            queryWith={(value) => ({ ...query, kwp: value, speicher: recommended.speicher })}
            onQuery={onQuery}
          />
          <Text component="figcaption" size="sm" c="dimmed">
            {size.within(withStorage ? kWh(recommended.speicher) : null)}
          </Text>
        </figure>
        <Neighbours columns={cautious.columns} best={recommended.kwp} inUnit={kWp} />
        {boundsOf(query).mostKWp === limits.kwp.most && (
          <UnbrokenText size="sm" text={size.largest} />
        )}
        {other && other.best !== recommended.kwp && (
          <OtherLaw
            recommended={recommended.kwp}
            other={other.best}
            ifToday={sumOf(other.columns, other.best) - sumOf(other.columns, recommended.kwp)}
            ifDraft={best - sumOf(cautious.columns, other.best)}
          />
        )}
        {storages.length > 1 && (
          <figure>
            <SizeBars
              label={size.storages}
              unit="kWh"
              best={recommended.speicher}
              current={query.speicher}
              rows={[{ title: size.storages, columns: storages }]}
              queryWith={(value) => ({ ...query, kwp: recommended.kwp, speicher: value })}
              onQuery={onQuery}
            />
            <Text component="figcaption" size="sm" c="dimmed">
              {size.withSystem(kWp(recommended.kwp))}
            </Text>
          </figure>
        )}
      </Stack>
    </section>
  );
}

/** What a size more or less costs. */
function Neighbours({
  columns,
  best,
  inUnit,
}: {
  columns: readonly { size: number; sum: number }[];
  best: number;
  inUnit: (size: number) => string;
}) {
  const index = columns.findIndex((column) => column.size === best);
  const top = columns[index];
  const beside = [columns[index - 1], columns[index + 1]].flatMap((column) => column ?? []);
  if (!top || beside.length === 0) return null;
  const texts = beside.map((column) =>
    top.sum > column.sum
      ? size.less(inUnit(column.size), signedEuro(top.sum - column.sum))
      : size.same(inUnit(column.size)),
  );
  return <UnbrokenText size="sm" text={`${size.neighbours} ${texts.join(', ')}.`} />;
}

/** What it costs to have bet on the wrong law. */
function OtherLaw({
  recommended,
  other,
  ifToday,
  ifDraft,
}: {
  recommended: number;
  other: number;
  ifToday: number;
  ifDraft: number;
}) {
  const bets = [
    [size.betToday(kWp(recommended)), ifToday, other],
    [size.betDraft(kWp(other)), ifDraft, recommended],
  ] as const;
  return (
    <div>
      <Title order={3} mb="xs">
        {size.otherwise}
      </Title>
      <Columns min="14rem" gap="sm">
        {bets.map(([text, lost, than]) => (
          <Box key={text} component="li" pt="xs" bd="0" style={{ borderBlockStart: '2px solid' }}>
            <Text size="sm">{text}</Text>
            <Text fz="h3" fw={700} lh={1.3}>
              {size.lost(signedEuro(Math.max(0, lost)))}
            </Text>
            <Text size="sm" c="dimmed">
              {size.than(kWp(than))}
            </Text>
          </Box>
        ))}
      </Columns>
    </div>
  );
}

function Storage({ query, answer: { quick, thorough } }: SectionsProps) {
  const { withoutStorage, sizes, laws } = thorough;
  const [{ headline }] = laws;
  const own = headline.storage;
  const rows = storage.rows;
  const isAdvised = sizes.recommended.speicher > 0;
  return (
    <section id="speicher" aria-labelledby="speicher-titel">
      <Title order={2} id="speicher-titel" mb="xs">
        {isAdvised ? storage.yes(kWh(sizes.recommended.speicher)) : storage.no}
      </Title>
      <Stack gap="md">
        {own && withoutStorage ? (
          <>
            <UnbrokenText
              text={storage.text(
                signedEuro(quick.investment.storage),
                paybackRange(own.payback),
                afterTwenty(own.afterTwentyYears),
              )}
            />
            <DataTable
              numeric
              caption={storage.own(kWh(query.speicher))}
              head={storage.columns}
              rows={[
                [
                  rows.own,
                  shareText(withoutStorage.selfSufficiency),
                  shareText(quick.selfSufficiency),
                ],
                [
                  rows.year,
                  signedEuro(withoutStorage.meanYear),
                  signedEuro(headline.meanYearEuros.value),
                ],
                [
                  rows.price,
                  signedEuro(withoutStorage.investment),
                  signedEuro(quick.investment.all),
                ],
                [
                  rows.twenty,
                  plusMinusEuro(withoutStorage.afterTwenty),
                  plusMinusEuro(headline.afterTwentyYears.value),
                ],
              ]}
            />
          </>
        ) : (
          <Text>{query.einspeisung === 'alles' ? storage.full : storage.none}</Text>
        )}
      </Stack>
    </section>
  );
}

/** kW in each hour: what covers it, together. */
function consumption({ direct, discharged, grid }: Day): number[] {
  return direct.map((value, hour) => value + (discharged[hour] ?? 0) + (grid[hour] ?? 0));
}

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const hoursOfRow = 3;

function Days({ answer: { thorough } }: SectionsProps) {
  const shown = (['summer', 'winter'] as const).map(
    (season) => [season, thorough.days[season]] as const,
  );
  const heights = shown.map(([, day]) =>
    consumption(day).map(
      (value, hour) =>
        value + (day.charged[hour] ?? 0) + (day.feedIn[hour] ?? 0) + (day.curtailed[hour] ?? 0),
    ),
  );
  const top = scaleEnd(heights.flat());
  const scale = Math.max(
    ...shown.map(([, day]) => Math.max(sumOf(consumption(day)), total(dayParts(day).roof))),
  );
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
            <DayStrips day={day} scale={scale} />
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
      { mark: 'direct', text: legend.direct, amount: sumOf(day.direct) },
      { mark: 'charged', text: legend.toStorage, amount: sumOf(day.charged) },
      { mark: 'feedIn', text: legend.feedIn, amount: sumOf(day.feedIn) },
      { mark: 'curtailed', text: legend.curtailed, amount: sumOf(day.curtailed) },
    ],
    house: [
      { mark: 'direct', text: legend.direct, amount: sumOf(day.direct) },
      { mark: 'storage', text: legend.fromStorage, amount: sumOf(day.discharged) },
      { mark: 'bought', text: legend.grid, amount: sumOf(day.grid) },
    ],
  } as const;
}

const total = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

function stripText(
  name: (sum: string) => string,
  parts: ReturnType<typeof dayParts>['roof' | 'house'],
) {
  const named = parts
    // A day without it need not name it.
    .filter(({ mark, amount }) => mark !== 'curtailed' || Math.round(amount) > 0)
    .map(({ text, amount }) => `${formatNumber(amount, 0)} ${text}`);
  return `${name(kWh(Math.round(total(parts))))}: ${named.join(', ')}`;
}

function daySentences(day: Day): string[] {
  const { roof, house } = dayParts(day);
  return [stripText(days.fromRoof, roof), stripText(days.needed, house)];
}

/** The same energy as two strips on one scale, for eyes that skip curves. */
function DayStrips({ day, scale }: { day: Day; scale: number }) {
  const { roof, house } = dayParts(day);
  return (
    <>
      {([roof, house] as const).map((parts, index) => {
        const text = daySentences(day)[index] ?? '';
        return (
          <div key={text}>
            <UnbrokenText size="sm" mt="xs" mb="0.25rem" text={text} />
            <ShareBar title={text} description="" parts={parts} scale={scale} />
          </div>
        );
      })}
    </>
  );
}

/** What a year brings and costs, under each law. */
function Difference({ answer: { thorough } }: SectionsProps) {
  const { laws } = thorough;
  const row = (label: string, value: (law: LawAnswer) => number) => {
    const values = laws.map(value);
    return values.every((amount) => amount === 0) ? [] : [[label, ...values.map(plusMinusEuro)]];
  };
  return (
    <Section
      id="geld"
      title={difference.title}
      intro={laws.length > 1 ? difference.intro : difference.introOne}
    >
      <Stack gap="md" maw="46rem">
        <DataTable
          caption={difference.column}
          head={[difference.line, ...laws.map(({ regime }) => difference.laws[regime])]}
          rows={[
            ...row(difference.avoided, ({ mean }) => mean.avoided),
            ...row(difference.feedIn, ({ mean }) => mean.feedIn),
            ...costLines.flatMap((cost) =>
              row(costLineLabels[cost], ({ mean }) => -mean.costs[cost]),
            ),
            ...row(difference.balance, ({ mean }) => mean.balance),
          ]}
        />
        <UnbrokenText size="sm" text={difference.note} />
      </Stack>
    </Section>
  );
}

function Changes({ query, answer, onQuery }: SectionsProps) {
  const [{ headline }] = answer.thorough.laws;
  return (
    <Stack gap="md" maw="46rem">
      <UnbrokenText text={whatIf.intro} />
      <WhatIfRows
        query={query}
        whatIfs={answer.thorough.whatIfs}
        today={headline.meanYearEuros.value}
        onQuery={onQuery}
      />
      <Text size="sm" c="dimmed">
        {whatIf.notCounted}
      </Text>
    </Stack>
  );
}

function TwentyYears({ query, answer: { quick, thorough } }: SectionsProps) {
  const { laws } = thorough;
  const [cautious] = laws;
  const { low, high } = cautious.headline.investment;
  const start = { low: -high, value: -quick.investment.all, high: -low };
  const cases = laws.map(({ headline }, index) => ({
    values: [start, ...headline.cumulative],
    payback: headline.payback.value,
    isFirm: index === 0,
  }));
  const sums = sumsText(laws);
  const startYear = Number(query.start.slice(0, 4));
  const lanes = lanesOf(cautious);
  return (
    <Section id="jahre" title={line.title} intro={line.intro} heading="above" tone="deep">
      <Stack gap="md">
        <Stack gap="xs" maw="46rem">
          {laws.map(({ regime, headline }) => (
            <UnbrokenText
              key={regime}
              text={`${laws.length > 1 ? `${size.byLaw[regime]}: ` : ''}${line.after(yearsAlone(headline.payback.value))}. ${line.paidCases(headline.paidPercent)}.`}
            />
          ))}
          <UnbrokenText fw={550} text={`${sums} ${headlineText(cautious.headline)}`} />
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
            {laws.length > 1 && ` – ${solarCalculatorPage.result.draft}`}
          </Text>
          <LawLanes
            title={line.lanes}
            description={lanes.map(({ text }) => text).join(' ')}
            lanes={lanes}
          />
          <Columns component="ol" min="13rem" gap="sm">
            {lanes.map(({ text }, index) => (
              <li key={text}>
                <Text span fw={700} me="0.5rem">
                  {index + 1}
                </Text>
                <UnbrokenText span size="sm" text={text} />
              </li>
            ))}
          </Columns>
          <Numbers
            caption={line.drawing}
            head={line.columns}
            rows={cautious.headline.cumulative.map(({ low: least, value, high: most }, year) => [
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
function lanesOf({ lanes }: LawAnswer): (Lane & { text: string })[] {
  const strongest = Math.max(...lanes.paid.map(({ value }) => value));
  const sentence = <Value,>(runs: readonly Run<Value>[], say: (value: Value) => string | null) =>
    runs
      .flatMap((run) => {
        const words = say(run.value);
        return words === null ? [] : [`${yearsOf(run)}: ${words}`];
      })
      .join('; ');
  const cents = (value: number) => withUnit(formatNumber(value), 'ct');
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
      text: `Jahr ${market.inverterYear.value}: ${line.inverter}`,
      parts: [
        {
          from: market.inverterYear.value - 1,
          to: market.inverterYear.value,
          look: 'strong' as const,
        },
      ],
    },
  ];
  return all.filter(({ parts }) => parts.length > 0);
}

function bad<Value>(runs: readonly Run<Value>[], applies: (value: Value) => boolean) {
  return runs.flatMap(({ from, to, value }) =>
    applies(value) ? [{ from, to, look: 'bad' as const }] : [],
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
    <Section id="monate" title={months.title} intro={months.intro}>
      <Box component="figure" maw="46rem">
        <StackedColumns
          title={months.drawing}
          description={`${name(least)} ${kWh(least[1].yield)}, ${name(most)} ${kWh(most[1].yield)}.`}
          unit="kWh"
          series={series.map(({ mark, part }) => ({
            mark,
            values: quick.months.map((month) => month[part]),
          }))}
          line={quick.months.map(({ consumption: used }) => used)}
          labels={months.letters}
        />
        <Legend entries={[...series, { mark: 'line', text: legend.consumption }]} />
        <Numbers
          caption={`${months.drawing}, in kWh`}
          head={months.columns}
          rows={quick.months.map((month, index) => [
            monthNames[index] ?? '',
            ...(
              ['yield', 'direct', 'charged', 'feedIn', 'curtailed', 'consumption', 'grid'] as const
            ).map((part) => formatNumber(month[part])),
          ])}
        />
      </Box>
    </Section>
  );
}
