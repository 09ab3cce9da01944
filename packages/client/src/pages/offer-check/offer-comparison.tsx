import { Paper, Title } from '@mantine/core';
import { compareOffers, type JudgedPrice } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Query } from '@rebhang-solar/calculator/query/query';
import { paybackRange } from '@rebhang-solar/content/houses/by-law';
import {
  comparisonVerdict,
  defectAnswerLabels,
  houseNote,
  judgedWord,
  lawNote,
  offerCheckPage,
  offerVerdictShort,
  priceOnly,
} from '@rebhang-solar/content/pages/offer-check';
import { returnText } from '@rebhang-solar/content/pages/solar-calculator';
import { euro, signedEuro } from '@rebhang-solar/content/typography';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import { type Checked, PlateFigure } from './offer-answer.tsx';
import classes from './offer-check-page.module.css';

const { comparison, form, plate } = offerCheckPage;
const { rows: label } = comparison;

/** Two offers for the same house: which is better, and all of both in one table. */
export function OfferComparison({
  offers,
  house,
}: {
  offers: readonly [Checked, Checked];
  house: Query | null;
}) {
  const [first, second] = offers;
  return (
    <>
      <Paper
        component="section"
        className={classes.plate}
        data-tone="slate"
        aria-labelledby="urteil"
      >
        <Title order={2} id="urteil" className={classes.verdict}>
          <Unbroken text={comparisonVerdict(compareOffers(first.offer, second.offer))} />
        </Title>
        <dl className={classes.figures}>
          {offers.map(({ judged, laws }, index) => (
            <PlateFigure
              key={comparison.names[index]}
              label={comparison.names[index] ?? ''}
              note={[
                offerVerdictShort(judged),
                ...(laws ? [`${label.paid} ${paybackRange(laws[0].payback)}`] : []),
              ].join(', ')}
            >
              {euro(judged.total.price)}
            </PlateFigure>
          ))}
        </dl>
        <UnbrokenText
          size="sm"
          c="paper.4"
          mt="sm"
          text={[
            ...(first.laws || second.laws ? [comparison.cautious, houseNote(house)] : []),
            plate.foot,
          ].join(' ')}
        />
      </Paper>
      <DataTable
        caption={comparison.title}
        head={['', ...comparison.names]}
        rows={rowsOf(offers)}
      />
      <UnbrokenText
        size="sm"
        c="dimmed"
        text={offers
          .map(
            ({ laws }, index) => `${comparison.names[index]}: ${laws ? lawNote(laws) : priceOnly}`,
          )
          .join(' ')}
      />
    </>
  );
}

function rowsOf(offers: readonly [Checked, Checked]): string[][] {
  const row = (name: string, cell: (checked: Checked) => string) => [name, ...offers.map(cell)];
  const price = (judged: JudgedPrice | null, { offer }: Checked) =>
    judged
      ? `${euro(judged.price)}, ${judgedWord(judged)}`
      : offer.storageKWh > 0
        ? comparison.unknown
        : comparison.none;
  return [
    row(label.size, ({ offer }) => form.line(offer)),
    row(label.verdict, ({ judged }) => offerVerdictShort(judged)),
    row(label.perKWp, (checked) => price(checked.judged.perKWp, checked)),
    row(label.perKWh, (checked) => price(checked.judged.perKWh, checked)),
    row(label.withMissing, ({ judged }) => euro(judged.total.price)),
    row(label.paid, ({ laws }) => (laws ? paybackRange(laws[0].payback) : comparison.notReckoned)),
    row(label.returnOf, ({ laws }) =>
      laws ? returnText(laws[0].returnPercent) : comparison.notReckoned,
    ),
    row(label.twenty, ({ laws }) =>
      laws ? signedEuro(laws[0].afterTwenty) : comparison.notReckoned,
    ),
    row(label.defects, ({ offer }) => defectAnswerLabels[offer.defects]),
  ];
}
