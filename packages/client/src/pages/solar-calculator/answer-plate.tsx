import { Anchor, Group, List, Paper, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Answer, LawAnswer, MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import {
  formatQuery,
  type ParsedQuery,
  type Query,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import {
  choiceLabels,
  mistakeText,
  plugInPrice,
  returnText,
  sizeText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { euro, formatNumber, kWh, withUnit } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import { paint } from '../../theme/paint.ts';
import classes from './answer-plate.module.css';
import { eurosRange, plusMinusEuro, returnNumber } from './format-answer.ts';
import { QueryLink } from './query-link.tsx';

const { result } = solarCalculatorPage;

type PlateProps = {
  /** What the visitor has said, sizes left open. */
  query: Query;
  answer: Answer;
  /** Which of its laws is looked at. */
  law: number;
  /** What it shows answers the input; otherwise it is that of the input before. */
  isAnswered: boolean;
  isExample: boolean;
  requestTo: string;
  onQuery: (query: Query) => void;
};

/** The answer in one look: the verdict, the return and how sure it is. */
export function AnswerPlate(props: PlateProps) {
  const { query, answer, law, isAnswered, isExample, requestTo } = props;
  const { money } = answer;
  return (
    <section
      className={classes.plate}
      data-tone={isExample ? undefined : 'slate'}
      data-state={isExample ? 'example' : isAnswered ? undefined : 'old'}
      data-verdict={money?.verdict}
      aria-labelledby="ergebnis-titel"
    >
      {isExample && (
        <Text size="sm" c="dimmed" mb="xs">
          {result.example}
        </Text>
      )}
      {!isExample && !isAnswered && (
        <Text size="sm" fw={600} aria-hidden="true">
          {result.computing}
        </Text>
      )}
      <Title order={2} id="ergebnis-titel" className={classes.verdict}>
        <output aria-live="polite">
          <Unbroken text={verdictText(answer)} />
        </output>
      </Title>
      {money ? <Money {...props} money={money} law={law} /> : <Others answer={answer} />}
      {!isExample && (
        <Group gap="0 1rem" mt="md" className={classes.calls}>
          <div className={classes.wide}>
            <ButtonLink to={requestTo}>
              {money?.verdict === 'no' ? result.requestAnyway : result.request}
            </ButtonLink>
          </div>
          <Anchor component={Link} to={offerCheckLink(query)} py="0.6rem" fz="compact" fw={600}>
            {result.checkOffer}
          </Anchor>
          <Share />
        </Group>
      )}
    </section>
  );
}

function Money({ query, answer, money, law, onQuery }: PlateProps & { money: MoneyAnswer }) {
  const { laws, better, withoutPlanned, plugIn } = money;
  const shown = laws[law] ?? laws[0];
  const other = laws.find((one) => one !== shown);
  return (
    <>
      <UnbrokenText className={classes.muted} text={sizeLine(answer, money)} />
      {better && (
        <p>
          <QueryLink
            to={{ ...query, kwp: better.kwp, speicher: better.speicher }}
            onQuery={onQuery}
            isCurrent={false}
          >
            <Unbroken text={result.better(sizeText(better), plusMinusEuro(better.more))} />
          </QueryLink>
        </p>
      )}
      {withoutPlanned !== null && (
        <UnbrokenText
          className={classes.muted}
          text={result.withoutPlanned(returnText(withoutPlanned))}
        />
      )}
      {plugIn && plugIn.payback !== null && (
        <Paper bg="paper.0" c="slate.6" px="sm" py="xs" mt="sm" data-tone="light">
          <UnbrokenText fw={650} fz="compact" text={result.plugIn.title(euro(plugInPrice))} />
          <UnbrokenText
            size="sm"
            text={result.plugIn.text(withUnit(formatNumber(plugIn.payback), result.years))}
          />
          <Group component="dl" gap="0 0.3rem" fz="sm">
            <dt>{result.plugIn.left}</dt>
            <dd>{euro(plugIn.left)}</dd>
          </Group>
        </Paper>
      )}
      <Figures law={shown} />
      <Odds odds={shown.odds} />
      <div className={classes.foot}>
        {other ? (
          <>
            <p>
              <Unbroken text={`${result.otherLaw[other.regime]} `} />
              <strong className="unbroken">
                {returnText(other.returnPercent.value)} {result.perYear}
              </strong>
              <Anchor component={Link} to={paths.from2027} inherit className={classes.muted}>
                {result.notDecided}
              </Anchor>
            </p>
            <LawSwitch query={query} law={law} onQuery={onQuery} />
          </>
        ) : (
          query.start < '2027' && <p className={classes.muted}>{result.until2026}</p>
        )}
      </div>
    </>
  );
}

/** Which law is looked at, in plate, chapters and their head. */
export function LawSwitch({ query, law, onQuery }: Pick<PlateProps, 'query' | 'law' | 'onQuery'>) {
  return (
    <p className={classes.switch}>
      {(['entwurf', 'heute'] as const).map((name, index) => (
        <QueryLink
          key={name}
          to={{ ...query, gesetz: name }}
          onQuery={onQuery}
          isCurrent={index === law}
        >
          {choiceLabels.gesetz[name]}
        </QueryLink>
      ))}
    </p>
  );
}

/** What is to be bought, and what it costs. */
function sizeLine({ size, price }: Answer, { verdict, cause, better, laws }: MoneyAnswer): string {
  const euros = euro(price.value);
  const isLoss = laws.every(({ left }) => left.value < 0);
  if (verdict === 'no' && cause !== 'size' && isLoss && !better) return result.leastLoss(euros);
  if (verdict === 'rather' || cause === 'size') return result.withSize(sizeText(size), euros);
  return verdict === 'today' && size.speicher > 0
    ? result.withStorage(kWh(size.speicher), euros)
    : result.mounted(euros);
}

/** The return, the years and the euros under one law. */
export function Figures({ law: { returnPercent, payback, left } }: { law: LawAnswer }) {
  return (
    <dl className={classes.figures} data-loss={returnPercent.value < 0 || undefined}>
      <div>
        <dt>{result.returnOf}</dt>
        <dd>
          {returnNumber(returnPercent.value)} <small>%</small>
        </dd>
      </div>
      <div>
        <dt>{payback.value === null ? result.paid : result.paidAfter}</dt>
        <dd>
          {payback.value === null ? (
            result.notPaid
          ) : (
            <>
              {formatNumber(payback.value)} <small>{result.years}</small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{left.value < 0 ? result.missing : result.left}</dt>
        <dd>{left.value < 0 ? euro(-left.value) : plusMinusEuro(left.value)}</dd>
      </div>
    </dl>
  );
}

/** In how many of a hundred cases the money is back, as a sentence and as a hundred ticks. */
function Odds({ odds }: { odds: number }) {
  const [before, cases, after] = result.odds(odds);
  const ticks = { strokeDasharray: '0.55 0.45', y1: '100%', y2: '100%' };
  return (
    <div className={classes.odds}>
      <p>
        {before}
        <strong className="unbroken">{cases}</strong>
        {after}
      </p>
      <svg width="100%" height="18" aria-hidden="true">
        <line {...ticks} x2={`${odds}%`} pathLength={odds} stroke="currentColor" strokeWidth="36" />
        <line
          {...ticks}
          x1={`${odds}%`}
          x2="100%"
          pathLength={100 - odds}
          stroke={paint('slate.3')}
          strokeWidth="18"
        />
      </svg>
    </div>
  );
}

/** Of whom no money is reckoned for: what can be said, and what decides. */
function Others({ answer: { year, price } }: { answer: Answer }) {
  const { others } = result;
  return (
    <>
      <UnbrokenText mt="sm" text={others.text} />
      <dl className={classes.figures} data-plain>
        <div>
          <dt>{others.yield}</dt>
          <dd>{kWh(Math.round(year.yield / 100) * 100)}</dd>
        </div>
        <div>
          <dt>{others.price}</dt>
          <dd>{eurosRange(price)}</dd>
        </div>
      </dl>
      <Text fw={650}>{others.decidesTitle}</Text>
      <List>
        {others.decides.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </>
  );
}

/** The check of an offer for this house. What the offer holds is asked there. */
function offerCheckLink(query: Query): string {
  const house = { ...query, kwp: null, speicher: null, preispv: null, preisspeicher: null };
  return `${paths.offerCheck}?${formatQuery(house)}`;
}

const button = {
  component: 'button',
  type: 'button',
  'data-scripted': true,
  py: '0.6rem',
  fz: 'compact',
  fw: 600,
} as const;

/** The address of the answer, which holds nothing about the visitor, and a sheet of A4. */
function Share() {
  const clipboard = useClipboard();
  return (
    <>
      <Anchor
        {...button}
        onClick={() => {
          // What became of the last try is forgotten.
          clipboard.reset();
          clipboard.copy(window.location.href);
        }}
      >
        <span aria-live="polite">
          {clipboard.copied ? result.copied : clipboard.error ? result.notCopied : result.copy}
        </span>
      </Anchor>
      <Anchor {...button} onClick={() => window.print()}>
        {result.print}
      </Anchor>
    </>
  );
}

/** In the answer's place while an input is wrong: no figure of another house is left. */
export function FaultPlate({ mistakes }: { mistakes: ParsedQuery['mistakes'] }) {
  const wrong = Object.entries(mistakes);
  return (
    <section className={classes.plate} data-state="fault" aria-labelledby="ergebnis-titel">
      <Text size="sm" fw={600} c="tile.7">
        {result.fault}
      </Text>
      <Title order={2} id="ergebnis-titel" className={classes.verdict}>
        {result.faultTitle}
      </Title>
      {wrong.map(([field, mistake]) => (
        <Text key={field} mt="xs">
          <Anchor href={`#rechner-${field}`} inherit>
            <Unbroken text={mistakeText(field as QueryField, mistake)} />
          </Anchor>
        </Text>
      ))}
    </section>
  );
}
