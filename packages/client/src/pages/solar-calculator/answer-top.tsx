import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import {
  headlineText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { ButtonLink } from '../../components/button-link.tsx';
import { Legend } from '../../components/drawings/drawing.tsx';
import type { Mark } from '../../components/drawings/inks.ts';
import { Nameplate } from '../../components/nameplate.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import type { Energy, QuickAnswer, ThoroughAnswer } from './answer.ts';
import { ShareBar } from './drawings/share-bar.tsx';
import { Numbers } from './numbers.tsx';
import classes from './solar-calculator-page.module.css';
import { euros, kWh, percent, percentRange } from './words.ts';

const { bars, legend, year, result, nonBinding, accuracy } = solarCalculatorPage;

/** The first sentences, the two bars that are often mixed up, and the year in euros. */
export function AnswerTop({
  quick,
  thorough,
  isResting,
  requestTo,
}: {
  quick: QuickAnswer;
  thorough: ThoroughAnswer;
  /** False while the ranges are those of the input before. */
  isResting: boolean;
  requestTo: string;
}) {
  const { laws } = thorough;
  const [{ headline }] = laws;
  const range = headline.withStorage ?? headline.withoutStorage;
  return (
    <Stack gap="md">
      <Text
        component="output"
        size="lg"
        fw={550}
        aria-live="polite"
        className={classes.sentence}
        mod={{ resting: isResting }}
      >
        <Unbroken text={`${verdictText(laws)} ${headlineText(headline)}`} />
      </Text>
      <Share
        {...bars.selfSufficiency}
        value={percent(quick.selfSufficiency)}
        range={isResting && range ? percentRange(range) : ''}
        parts={coverage(quick.year)}
      />
      <Share
        {...bars.selfConsumption}
        value={percent(quick.selfConsumption)}
        range={isResting ? percentRange(headline.selfConsumption) : ''}
        parts={use(quick.year)}
      />
      <Text size="sm" c="dimmed">
        {bars.difference}
      </Text>
      <div>
        <Title order={3} mb="xs">
          {year.title}
        </Title>
        <Nameplate
          entries={[
            { label: year.withoutSystem, value: euros(quick.money.withoutSystem) },
            ...(quick.money.withoutStorage === null
              ? [{ label: year.withAll, value: euros(quick.money.withSystem) }]
              : [
                  { label: year.withSystem, value: euros(quick.money.withoutStorage) },
                  { label: year.withStorage, value: euros(quick.money.withSystem) },
                ]),
          ]}
        />
        <UnbrokenText
          size="sm"
          c="dimmed"
          mt="xs"
          text={`${year.intro}${Math.min(quick.money.withSystem, quick.money.withoutStorage ?? 0) < 0 ? ` ${year.earns}` : ''}`}
        />
      </div>
      <Paper variant="note">
        <Text size="sm">
          <strong>{nonBinding}</strong> {accuracy}
        </Text>
      </Paper>
      <div>
        <ButtonLink to={requestTo}>{result.request}</ButtonLink>
      </div>
    </Stack>
  );
}

type Part = { mark: Mark; text: string; amount: number };

/** What covers the consumption. The storage's own use is taken off what comes out of it. */
function coverage({ consumption, direct, grid }: Energy): Part[] {
  const used = Math.max(0, consumption - grid);
  const atOnce = Math.min(direct, used);
  return [
    { mark: 'direct', text: legend.direct, amount: atOnce },
    { mark: 'storage', text: legend.fromStorage, amount: used - atOnce },
    { mark: 'bought', text: legend.grid, amount: Math.min(grid, consumption) },
  ];
}

/** Where the yield goes. */
export function use({ direct, charged, feedIn, curtailed }: Energy): Part[] {
  return [
    { mark: 'direct', text: legend.direct, amount: direct },
    { mark: 'storage', text: legend.toStorage, amount: charged },
    { mark: 'feedIn', text: legend.feedIn, amount: feedIn },
    { mark: 'curtailed', text: legend.curtailed, amount: curtailed },
  ];
}

function Share({
  title,
  text,
  value,
  range,
  parts,
}: {
  title: string;
  text: string;
  value: string;
  range: string;
  parts: Part[];
}) {
  const shown = parts.filter(({ amount }) => amount > 0);
  return (
    <figure>
      <Group component="figcaption" justify="space-between" align="baseline" gap="0 1rem" mb="xs">
        <Text span fz="h3" fw={650}>
          {title}
        </Text>
        <Text span size="xl" lh={1.1}>
          {value}{' '}
          <Text span size="sm" lh={1.1}>
            {range}
          </Text>
        </Text>
        <Text span size="sm" c="dimmed" flex="1 0 100%">
          {text}
        </Text>
      </Group>
      <ShareBar
        title={`${title}: ${value}`}
        description={shown.map(({ text, amount }) => `${text} ${kWh(amount)}`).join(', ')}
        parts={shown}
      />
      <Legend
        entries={shown.map(({ mark, text, amount }) => ({ mark, text: `${text} ${kWh(amount)}` }))}
      />
      <Numbers
        caption={`${title} im Jahr`}
        head={['Strom', 'im Jahr']}
        rows={parts.map(({ text, amount }) => [text, kWh(amount)])}
      />
    </figure>
  );
}
