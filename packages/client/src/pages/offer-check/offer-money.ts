import { roundedRanges } from '@rebhang-solar/calculator/compare/headline';
import { ranges } from '@rebhang-solar/calculator/compare/ranges';
import { regimesOf } from '@rebhang-solar/calculator/law/regime';
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
  const [cautious, other] = regimesOf(house?.start ?? defaultQuery.start).map((regime) => {
    const { payback, afterTwentyYears } = roundedRanges(
      ranges(asked, { ...assumptions, ...offerPrices(offer), regime }),
    );
    return { regime, payback, afterTwenty: afterTwentyYears.value };
  }) as [OfferLaw, OfferLaw?];
  return other ? [cautious, other] : [cautious];
}
