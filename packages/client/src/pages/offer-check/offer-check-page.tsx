import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import {
  compareOffers,
  judgeOffer,
  offerPrices,
} from '@rebhang-solar/calculator/offer/judge-offer';
import {
  formatOffers,
  type Offer,
  type ParsedOffers,
  parseOffers,
} from '@rebhang-solar/calculator/offer/offer-query';
import { formatQuery, parseQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { standardHouses } from '@rebhang-solar/content/houses/standard-houses';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import {
  type CheckedOffer,
  comparisonNote,
  comparisonPlate,
  comparisonRows,
  notReckoned,
  offerPlate,
  storageSize,
} from '@rebhang-solar/content/pages/offer-answer';
import {
  comparisonShort,
  offerCheckPage,
  offerRequestMessage,
  offerVerdictShort,
  usualStorageTable,
  usualTable,
} from '@rebhang-solar/content/pages/offer-check';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { faqSectionPath, paths } from '@rebhang-solar/content/paths';
import { euro } from '@rebhang-solar/content/typography';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Closing } from '../../components/closing.tsx';
import { FootBar } from '../../components/foot-bar.tsx';
import { Split } from '../../components/split.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { freeApplication } from '../../head/free-application.ts';
import { pageHandle } from '../../head/page-handle.ts';
import { firstMoney, type Money, moneyElementId } from './first-money.ts';
import { MarketScale } from './market-scale.tsx';
import classes from './offer-check-page.module.css';
import { Missing, Questions } from './offer-contents.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferPlate } from './offer-plate.tsx';

const { form, before, closing, request, requestShort } = offerCheckPage;

export const handle = pageHandle('offerCheck', { structuredData: freeApplication('offerCheck') });

export function Component() {
  const { search } = useLocation();
  const parsed = parseOffers(new URLSearchParams(search));
  return parsed?.isComplete ? <Answer parsed={parsed} /> : <Question parsed={parsed} />;
}

/** Before an offer is complete: the inputs, and what is usual. */
function Question({ parsed }: { parsed: ParsedOffers | null }) {
  return (
    <>
      <Split columns={columns} className={classes.top}>
        <Inputs parsed={parsed} />
        <Stack component="section" gap="sm" aria-labelledby="ueblich">
          <Title order={2} size="h3" id="ueblich">
            {before.title}
          </Title>
          <Stack gap="sm" className={classes.ofSystem}>
            <UnbrokenText text={before.text} />
            <DataTable {...usualTable} numeric />
            <UnbrokenText size="sm" text={before.included} />
            <UnbrokenText size="sm" text={before.rent} />
            <UnbrokenText size="sm" c="dimmed" text={before.own} />
          </Stack>
          <Stack gap="sm" className={classes.ofStorage}>
            <UnbrokenText text={before.storage} />
            <DataTable {...usualStorageTable} numeric />
            <UnbrokenText size="sm" text={before.storageIncluded} />
            <UnbrokenText size="sm" c="dimmed" text={before.ownStorage} />
          </Stack>
          <ArticleLink />
        </Stack>
      </Split>
      <End requestTo={paths.consultation} />
    </>
  );
}

function Answer({ parsed }: { parsed: ParsedOffers }) {
  const key = formatOffers(parsed);
  const house = parsed.house?.query ?? null;
  const given = [parsed.first.offer, parsed.second?.offer].filter((offer) => !!offer);
  const begun = firstMoney(
    key,
    given.map((offer) => ({ offer, house })),
  );
  const money: Money = begun instanceof Promise ? use(begun) : begun;
  const [first, second] = given.map(
    (offer, index): CheckedOffer => ({
      offer,
      judged: judgeOffer(offer),
      ...(money.offers[index] ?? notReckoned),
    }),
  );
  if (!first) return null;
  const [life, smaller] = storageSize(first);
  const requestTo = requestLink(first);
  const sameOffer = calculatorLink(parsed, first);
  return (
    <>
      <Split columns={columns} className={classes.top}>
        <Inputs parsed={parsed} answered={first.offer} />
        <Stack gap="md">
          {second ? (
            <Comparison offers={[first, second]} house={house} />
          ) : (
            <>
              <OfferPlate words={offerPlate(first, house)} verdict={first.judged.total.verdict} />
              <MarketScale offer={first.offer} judged={first.judged} />
              {life && (
                <Text size="lg">
                  {life} {smaller && <b>{smaller}</b>}
                </Text>
              )}
              <Missing checked={first} />
            </>
          )}
          <Questions offers={second ? [first, second] : [first]} />
          {sameOffer && (
            <Anchor component={Link} to={sameOffer} fw={600} py="0.3rem">
              {offerCheckPage.calculator}
            </Anchor>
          )}
        </Stack>
      </Split>
      <End requestTo={requestTo} />
      <FootBar
        label={offerCheckPage.bar}
        lines={[
          <Text span inherit key="verdict" c="sun">
            {second
              ? comparisonShort(compareOffers(first.offer, second.offer))
              : offerVerdictShort(first.judged)}
          </Text>,
          (second ? [first, second] : [first])
            .map(({ judged }) => euro(judged.total.price))
            .join(' und '),
        ]}
      >
        <Button component={Link} to={requestTo} px="sm">
          {requestShort}
        </Button>
      </FootBar>
      <script type="application/json" id={moneyElementId}>
        {JSON.stringify(money)}
      </script>
    </>
  );
}

const columns = '24.5rem minmax(0, 1fr)';

/** The heading and the inputs; on a phone these are one line beside an answer, which opens. */
function Inputs({ parsed, answered }: { parsed: ParsedOffers | null; answered?: Offer }) {
  const { heading, lead } = pageMeta.offerCheck;
  const inputs = (
    <>
      <UnbrokenText c="dimmed" mb="sm" text={lead} />
      <OfferForm parsed={parsed} />
    </>
  );
  return (
    <div className={classes.inputs} data-answered={answered && true}>
      <Title>{heading}</Title>
      {answered ? (
        // Another offer closes it again.
        <details key={parsed ? formatOffers(parsed) : ''}>
          <summary>
            <UnbrokenText span size="sm" text={form.line(answered)} />
            <Text span fw={600} td="underline" data-underline>
              {form.change}
            </Text>
          </summary>
          {inputs}
        </details>
      ) : (
        inputs
      )}
    </div>
  );
}

/** Two offers for the same house: which is better, and all of both in one table. */
function Comparison({
  offers,
  house,
}: {
  offers: readonly [CheckedOffer, CheckedOffer];
  house: Query | null;
}) {
  const { title, names } = offerCheckPage.comparison;
  return (
    <>
      <OfferPlate words={comparisonPlate(offers, house)} />
      <DataTable numeric caption={title} head={['', ...names]} rows={comparisonRows(offers)} />
      <UnbrokenText size="sm" c="dimmed" text={comparisonNote(offers)} />
    </>
  );
}

function ArticleLink() {
  return (
    <Anchor
      component={Link}
      to={faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis')}
      fw={600}
      py="0.3rem"
    >
      {offerCheckPage.article}
    </Anchor>
  );
}

function End({ requestTo }: { requestTo: string }) {
  return <Closing text={closing} calls={[{ label: request, to: requestTo }]} />;
}

/** The consultation form, with the offer as words that the visitor reads and can change. */
function requestLink({ offer }: CheckedOffer): string {
  const parameters = new URLSearchParams({ message: offerRequestMessage(offer) });
  return `${paths.consultation}?${parameters}#${consultationPage.form.id}`;
}

/** The same house, system and prices in the calculator; undefined where it does not take them: it would be another offer. */
function calculatorLink({ house }: ParsedOffers, { offer }: CheckedOffer): string | undefined {
  if (offer.kind === 'speicher') return undefined;
  const { solarCostPerKWp, storageCostPerKWh } = offerPrices(offer);
  const query: Query = {
    ...(house?.query ?? standardHouses.family),
    kwp: offer.kWp,
    speicher: offer.storageKWh,
    preispv: Math.round(solarCostPerKWp),
    preisspeicher: offer.storageKWh > 0 ? Math.round(storageCostPerKWh) : null,
  };
  const search = formatQuery(query);
  const { mistakes } = parseQuery(new URLSearchParams(search));
  return Object.keys(mistakes).length === 0 ? `${paths.solarCalculator}?${search}` : undefined;
}
