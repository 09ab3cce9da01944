import { lawsOf } from '@rebhang-solar/calculator/answer/answer';
import { isReckoned, offerPrices } from '@rebhang-solar/calculator/offer/judge-offer';
import { calculationOfOffer, type Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { defaultQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { standardHouses } from '@rebhang-solar/content/houses/standard-houses';
import type { OfferLaw, OfferLaws } from '@rebhang-solar/content/pages/offer-check';

/** What is asked: an offer, and the visitor's house where it is given. */
export type Asked = { offer: Offer; house: Query | null };

/**
 * What the model makes of an offer, by each law that may hold, the more cautious first: 50 ms a law. Null where it does
 * not reckon with such a house.
 */
export function offerMoney({ offer, house }: Asked): OfferLaws | null {
  if (!isReckoned(offer, house?.haustyp)) return null;
  const { input, assumptions } = calculationOfOffer(offer, house ?? defaultQuery);
  const { kWp, storageKWh } = input;
  const asked = house ? input : { ...standardHouses.family, kWp, storageKWh };
  const [cautious, other] = lawsOf(asked, { ...assumptions, ...offerPrices(offer) }).map(
    ({ regime, payback, left, returnPercent }): OfferLaw => ({
      regime,
      payback,
      afterTwenty: left.value,
      returnPercent: returnPercent.value,
    }),
  ) as [OfferLaw, OfferLaw?];
  return other ? [cautious, other] : [cautious];
}
