import { Paper, Text, Title } from '@mantine/core';
import type { JudgedOffer, JudgedPrice } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Offer } from '@rebhang-solar/calculator/offer/offer-query';
import type { Query } from '@rebhang-solar/calculator/query/query';
import {
  houseNote,
  lawNote,
  type OfferLaws,
  offerCheckPage,
  offerVerdict,
  paybackFigure,
  paybackSpan,
} from '@rebhang-solar/content/pages/offer-check';
import { euro } from '@rebhang-solar/content/typography';
import type { ReactNode } from 'react';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './offer-check-page.module.css';

const { plate } = offerCheckPage;

/** An offer with what market and model say of it. */
export type Checked = {
  offer: Offer;
  judged: JudgedOffer;
  laws: OfferLaws;
};

/** Is some law enough to pay for it in twenty years? */
const isPaid = ({ laws }: Checked) => laws.some((law) => law?.payback.value !== null);

export const verdictOf = (checked: Checked) =>
  offerVerdict(checked.offer, checked.judged, isPaid(checked));

/** The verdict and its three figures. */
export function OfferPlate({ checked, house }: { checked: Checked; house: Query | null }) {
  const { judged, laws } = checked;
  const { total, perKWp, perKWh } = judged;
  const [amount, unit] = paybackFigure(laws[0].payback);
  return (
    <Paper
      component="section"
      className={classes.plate}
      data-tone="slate"
      data-verdict={total.verdict}
      aria-labelledby="urteil"
    >
      <Title order={2} id="urteil" className={classes.verdict}>
        <Unbroken text={verdictOf(checked)} />
      </Title>
      <dl className={classes.figures}>
        {perKWp ? (
          <Price judged={perKWp} label={plate.perKWp} leading />
        ) : (
          <Price judged={total} label={plate.total} leading />
        )}
        {perKWh && <Price judged={perKWh} label={plate.perKWh} />}
        <PlateFigure label={plate.paid} note={paybackSpan(laws[0].payback)}>
          {amount} <small>{unit}</small>
        </PlateFigure>
      </dl>
      <UnbrokenText size="sm" c="paper.4" mt="sm" text={`${lawNote(laws)} ${houseNote(house)}`} />
    </Paper>
  );
}

type PriceProps = { judged: JudgedPrice; label: string; leading?: boolean };

function Price({ judged: { price, usual }, ...props }: PriceProps) {
  return (
    <PlateFigure note={plate.usual(usual)} {...props}>
      {euro(price)}
    </PlateFigure>
  );
}

type PlateFigureProps = { label: string; note: string; leading?: boolean; children: ReactNode };

/** A figure of a plate, above its label and a note. */
export function PlateFigure({ label, note, leading, children }: PlateFigureProps) {
  return (
    <div className={`${classes.figure} ${leading ? classes.leading : ''}`}>
      <dt>{label}</dt>
      <dd className={classes.value}>{children}</dd>
      <Text component="dd" size="sm" c="paper.4">
        <Unbroken text={note} />
      </Text>
    </div>
  );
}
