import { Anchor, Group, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  formatQuery,
  type ParsedQuery,
  type QueryField,
  type SizedQuery,
} from '@rebhang-solar/calculator/query/query';
import {
  mistakeText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { faqSectionPath, paths } from '@rebhang-solar/content/paths';
import { kWh, kWp, signedEuro } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { LawAnswer, QuickAnswer, QuickLaw, ThoroughAnswer } from './answer.ts';
import classes from './answer-plate.module.css';
import {
  eurosRange,
  percentRange,
  plusMinusEuro,
  shareText,
  yearsAlone,
  yearsText,
} from './format-answer.ts';

const { result } = solarCalculatorPage;

type PlateProps = {
  query: SizedQuery;
  quick: QuickAnswer;
  thorough: ThoroughAnswer;
  /** What it shows answers the input; otherwise it is that of the input before. */
  isAnswered: boolean;
  /** False while the ranges are those of the input before. */
  isResting: boolean;
  isExample: boolean;
  requestTo: string;
};

/** The answer in one look: the verdict, and below it what each law makes of the house. */
export function AnswerPlate(props: PlateProps) {
  const { query, quick, thorough, isAnswered, isResting, isExample, requestTo } = props;
  const { verdict, laws } = quick;
  const pays = verdict === 'yes' || verdict === 'narrow';
  const [{ headline }] = thorough.laws;
  const share = headline.withStorage ?? headline.withoutStorage;
  const isTwo = laws.length > 1;
  return (
    <section
      className={classes.plate}
      data-tone={isExample ? undefined : 'slate'}
      data-state={isExample ? 'example' : isAnswered ? undefined : 'old'}
      data-pays={pays}
      aria-labelledby="ergebnis-titel"
    >
      {isExample && (
        <Text size="sm" c="dimmed" mb="xs">
          {result.example}
        </Text>
      )}
      <Text className={classes.computing} size="sm" fw={600} aria-hidden="true">
        {result.computing}
      </Text>
      <Title order={2} id="ergebnis-titel" className={classes.verdict}>
        <output aria-live="polite">
          <Unbroken text={verdictText(verdict, laws)} />
        </output>
      </Title>
      {isTwo && (
        <Text size="sm" className={classes.muted} mt="xs">
          {result.undecided} <span className={classes.wide}>{result.twoCases}</span>
        </Text>
      )}
      <div className={classes.frame}>
        <div className={classes.cases} data-two={isTwo || undefined}>
          {laws.map((law, index) => (
            <Case
              key={law.regime}
              law={law}
              ranges={isResting ? thorough.laws[index] : undefined}
              share={isTwo ? undefined : [quick.selfSufficiency, isResting ? share : null]}
              isTwo={isTwo}
            />
          ))}
        </div>
      </div>
      <div className={classes.foot}>
        <p>
          <strong>
            {result.size(
              kWp(quick.kwp),
              quick.speicher > 0 ? kWh(quick.speicher) : null,
              signedEuro(quick.investment.all),
            )}
          </strong>{' '}
          {isResting && <Small>{eurosRange(headline.investment)}</Small>} {result.onRoof(quick.kwp)}
        </p>
        {isTwo && quick.selfSufficiency !== null && (
          <p>
            {result.inBoth} <strong>{result.own(shareText(quick.selfSufficiency))}</strong>{' '}
            {isResting && share && <Small>{percentRange(share)}</Small>}
          </p>
        )}
        <p className={classes.muted}>
          {result.range}{' '}
          {isTwo ? (
            <Anchor
              component={Link}
              to={faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'ab-2027')}
              inherit
            >
              {result.whatChanges}
            </Anchor>
          ) : (
            query.start < '2027' && result.until2026
          )}
        </p>
      </div>
      {!isExample && (
        <Group gap="0.75rem 1.5rem" mt="sm" className={classes.calls}>
          <div className={classes.wide}>
            <ButtonLink to={requestTo}>{result.request}</ButtonLink>
          </div>
          <Anchor component={Link} to={offerCheckLink(query)} py="0.6rem" fw={600}>
            {result.checkOffer}
          </Anchor>
          <Share />
        </Group>
      )}
    </section>
  );
}

/** The check of an offer for this house. What the offer holds is asked there. */
function offerCheckLink(query: SizedQuery): string {
  const house = { ...query, kwp: null, speicher: null, preispv: null, preisspeicher: null };
  return `${paths.offerCheck}?${formatQuery(house)}`;
}

/** A range, beside the value it belongs to. */
function Small({ children }: { children: string }) {
  return <span className={`${classes.muted} unbroken`}>({children})</span>;
}

/** What one law makes of the house: euros of a year, years until it is paid, what is left. */
function Case({
  law,
  ranges,
  share,
  isTwo,
}: {
  law: QuickLaw;
  ranges: LawAnswer | undefined;
  /** Own electricity in per cent and its range, where there is one case. */
  share: [number | null, { low: number; high: number; value: number } | null] | undefined;
  isTwo: boolean;
}) {
  const isDraft = law.regime === 'eeg2027';
  const headline = ranges?.headline;
  return (
    <section className={classes.case}>
      {isTwo && (
        <div className={classes.law}>
          <Title order={3} size="h4">
            {isDraft ? result.cautious : result.today}
          </Title>
          {isDraft && <span className={classes.tag}>{result.draft}</span>}
        </div>
      )}
      <dl>
        <div className={classes.main}>
          <dt>{result.perYear}</dt>
          <dd>{signedEuro(law.meanYear)}</dd>
          <dd>{headline && <Unbroken text={eurosRange(headline.meanYearEuros)} />}</dd>
        </div>
        <div>
          <dt>{result.paid}</dt>
          <dd>
            {yearsAlone(law.payback)} <small>{result.years}</small>
          </dd>
          <dd>{headline && <Unbroken text={yearsText(headline.payback)} />}</dd>
        </div>
        {share ? (
          <div>
            <dt>{result.ownPower}</dt>
            <dd>{shareText(share[0])}</dd>
            <dd>{share[1] && percentRange(share[1])}</dd>
          </div>
        ) : (
          <div>
            <dt>{result.afterTwenty}</dt>
            <dd>{plusMinusEuro(law.afterTwenty)}</dd>
            <dd>{headline && <Unbroken text={eurosRange(headline.afterTwentyYears)} />}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The address of the answer, which holds nothing about the visitor, and a sheet of A4. */
function Share() {
  const clipboard = useClipboard();
  return (
    <Group gap="0 1.5rem" data-scripted>
      <Anchor
        component="button"
        type="button"
        py="0.6rem"
        fw={600}
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
      <Anchor component="button" type="button" py="0.6rem" fw={600} onClick={() => window.print()}>
        {result.print}
      </Anchor>
    </Group>
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
      <dl className={classes.gaps}>
        {[result.perYear, result.paid, result.ownPower].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>–</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
