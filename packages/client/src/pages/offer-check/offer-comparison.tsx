import { Paper, Title } from '@mantine/core';
import { compareOffers } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Query } from '@rebhang-solar/calculator/query/query';
import { paybackRange } from '@rebhang-solar/content/houses/by-law';
import {
  comparisonVerdict,
  defectAnswerLabels,
  houseNote,
  lawNote,
  missingRows,
  offerCheckPage,
  offerVerdictShort,
  priceOnly,
} from '@rebhang-solar/content/pages/offer-check';
import { returnText } from '@rebhang-solar/content/pages/solar-calculator';
import { euro, signedEuro } from '@rebhang-solar/content/typography';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import { type Checked, Payback, PlateFigure } from './offer-answer.tsx';
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
  const compared = compareOffers(first.offer, second.offer);
  const better = compared.kind === 'totals' ? compared.cheaper : null;
  const order = better === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const leading = better === null ? null : offers[better].laws;
  return (
    <>
      <Paper
        component="section"
        className={classes.plate}
        data-tone="slate"
        aria-labelledby="urteil"
      >
        <Title order={2} id="urteil" className={classes.verdict}>
          <Unbroken text={comparisonVerdict(compared)} />
        </Title>
        <dl className={classes.figures}>
          {order.map((index) => (
            <PlateFigure
              key={index}
              label={`${comparison.names[index]}, ${comparison.whole}`}
              leading={index === better}
            >
              {euro(offers[index].judged.total.price)}
            </PlateFigure>
          ))}
          {leading && <Payback laws={leading} />}
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
        numeric
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
  const reckoned = (cell: (laws: NonNullable<Checked['laws']>) => string) => (checked: Checked) =>
    checked.laws ? cell(checked.laws) : comparison.notReckoned;
  return [
    row(label.price, ({ offer }) => euro(offer.price)),
    ...missingRows(offers.map(({ judged }) => judged)),
    row(label.withMissing, ({ judged }) => euro(judged.total.price)),
    row(label.verdict, ({ judged }) => offerVerdictShort(judged)),
    row(label.size, ({ offer }) => form.size(offer)),
    row(label.defects, ({ offer }) => defectAnswerLabels[offer.defects]),
    row(
      label.paid,
      reckoned(([{ payback }]) => paybackRange(payback)),
    ),
    row(
      label.returnOf,
      reckoned(([{ returnPercent }]) => returnText(returnPercent)),
    ),
    row(
      label.twenty,
      reckoned(([{ afterTwenty }]) => signedEuro(afterTwenty)),
    ),
  ];
}
