import { betterSize, lawsOf, systemOn } from '@rebhang-solar/calculator/answer/answer';
import { isReckoned, offerPrices } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { storagePayback } from '@rebhang-solar/calculator/offer/storage-payback';
import { calculationOf, type Query } from '@rebhang-solar/calculator/query/query';
import { standardHouses } from '@rebhang-solar/content/houses/standard-houses';
import type { OfferLaw, OfferMoney } from '@rebhang-solar/content/pages/offer-check';

/** What is asked: an offer, and the visitor's house where it is given. */
export type Asked = { offer: Offer; house: Query | null };

/** What the model makes of an offer: 20 ms, where a house is given 200. Null where it does not reckon with such a house. */
export function offerMoney({ offer, house }: Asked): OfferMoney | null {
  if (!isReckoned(offer, house)) return null;
  const size = { kwp: offer.kWp, speicher: offer.storageKWh };
  const query = { ...(house ?? standardHouses.family), ...size };
  const { assumptions } = calculationOf(query);
  const overrides = { ...assumptions, ...offerPrices(offer) };
  const input = systemOn(query, overrides);
  if (offer.kind === 'speicher') {
    return { laws: null, better: null, storage: storagePayback(offer, input, assumptions) };
  }
  const [cautious, other] = lawsOf(input, overrides).map(
    ({ regime, payback, left, returnPercent }): OfferLaw => ({
      regime,
      payback,
      afterTwenty: left.value,
      returnPercent: returnPercent.value,
    }),
  ) as [OfferLaw, OfferLaw?];
  return {
    laws: other ? [cautious, other] : [cautious],
    better: house && betterSize(house, size),
    storage: null,
  };
}
