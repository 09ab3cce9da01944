import { betterSize, lawsOf } from '@rebhang-solar/calculator/answer/answer';
import { isReckoned, offerPrices } from '@rebhang-solar/calculator/offer/judge-offer';
import { calculationOfOffer, type Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { defaultQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { standardHouses } from '@rebhang-solar/content/houses/standard-houses';
import type { OfferLaw, OfferMoney } from '@rebhang-solar/content/pages/offer-check';

/** What is asked: an offer, and the visitor's house where it is given. */
export type Asked = { offer: Offer; house: Query | null };

/** What the model makes of an offer: 20 ms, where a house is given 200. Null where it does not reckon with such a house. */
export function offerMoney({ offer, house }: Asked): OfferMoney | null {
  if (!isReckoned(offer, house)) return null;
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
  return {
    laws: other ? [cautious, other] : [cautious],
    better: house && betterSize(house, { kwp: kWp, speicher: storageKWh }),
  };
}
