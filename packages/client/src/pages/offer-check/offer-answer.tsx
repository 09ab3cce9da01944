import { Paper, Title } from '@mantine/core';
import {
  allConsumption,
  enoughStorage,
  type JudgedOffer,
} from '@rebhang-solar/calculator/offer/judge-offer';
import { calculationOfOffer, type Offer } from '@rebhang-solar/calculator/offer/offer-query';
import type { Query } from '@rebhang-solar/calculator/query/query';
import { standardHouses } from '@rebhang-solar/content/houses/standard-houses';
import {
  houseNote,
  lawNote,
  type OfferLaws,
  type OfferMoney,
  offerCheckPage,
  offerRemarks,
  offerVerdict,
  paybackFigure,
  priceOnly,
} from '@rebhang-solar/content/pages/offer-check';
import { returnText } from '@rebhang-solar/content/pages/solar-calculator';
import { euro } from '@rebhang-solar/content/typography';
import type { ReactNode } from 'react';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './offer-check-page.module.css';

const { plate } = offerCheckPage;

/** An offer with what market and model say of it. */
export type Checked = {
  offer: Offer;
  judged: JudgedOffer;
  /** Null where the model does not reckon. */
  laws: OfferLaws | null;
  /** The size that leaves much more in the visitor's own house. */
  better: OfferMoney['better'];
};

/** Is some law enough to pay for it in twenty years? */
const isPaid = ({ laws }: Checked) =>
  laws === null || laws.some((law) => law?.payback.value !== null);

/** All that the house uses in a year, kWh to a hundred. */
function consumptionOf(offer: Offer, house: Query | null): number {
  const { input } = calculationOfOffer(offer, house ?? standardHouses.family);
  return Math.round(allConsumption(input) / 100) * 100;
}

export const verdictOf = (checked: Checked) =>
  offerVerdict(checked.offer, checked.judged, isPaid(checked));

/** The verdict and its three figures. */
export function OfferPlate({ checked, house }: { checked: Checked; house: Query | null }) {
  const { offer, judged, laws, better } = checked;
  const { total, perKWp } = judged;
  const consumption = consumptionOf(offer, house);
  const enough = laws && enoughStorage(offer.storageKWh, consumption);
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
        <PlateFigure label={plate.total} leading>
          {euro(total.price)}
        </PlateFigure>
        {laws ? (
          <>
            <Payback laws={laws} />
            <PlateFigure label={plate.returnOf}>{returnText(laws[0].returnPercent)}</PlateFigure>
          </>
        ) : (
          perKWp && <PlateFigure label={plate.perKWp}>{euro(perKWp.price)}</PlateFigure>
        )}
      </dl>
      {offerRemarks(offer, judged, enough, consumption, better).map((remark) => (
        <UnbrokenText key={remark} fw={600} mt="sm" text={remark} />
      ))}
      <UnbrokenText
        size="sm"
        c="paper.4"
        mt="sm"
        text={`${laws ? `${lawNote(laws)} ${houseNote(house)}` : priceOnly} ${plate.foot}`}
      />
    </Paper>
  );
}

/** After how many years an offer is paid, by the more cautious law. */
export function Payback({ laws: [{ payback }] }: { laws: OfferLaws }) {
  const [amount, unit] = paybackFigure(payback);
  return (
    <PlateFigure label={plate.paid}>
      {amount} <small>{unit}</small>
    </PlateFigure>
  );
}

type PlateFigureProps = { label: string; leading?: boolean; children: ReactNode };

/** A figure of a plate below its label. */
export function PlateFigure({ label, leading, children }: PlateFigureProps) {
  return (
    <div className={`${classes.figure} ${leading ? classes.leading : ''}`}>
      <dt>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
