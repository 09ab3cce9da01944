import {
  allConsumption,
  compareOffers,
  enoughStorage,
  type JudgedOffer,
} from '@rebhang-solar/calculator/offer/judge-offer';
import type { Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { calculationOf, type Query } from '@rebhang-solar/calculator/query/query';
import { paybackRange } from '../houses/by-law.ts';
import { standardHouses } from '../houses/standard-houses.ts';
import { euro, formatNumber, kWh, signedEuro, withUnit } from '../typography.ts';
import {
  defectAnswerLabels,
  houseNote,
  lawNote,
  missingRows,
  type OfferLaws,
  type OfferMoney,
  offerCheckPage,
  offerRemarks,
  offerVerdict,
  offerVerdictShort,
  priceOnly,
  storageNote,
} from './offer-check.ts';
import { returnText } from './solar-calculator.ts';

const { comparison, form, plate } = offerCheckPage;

/** An offer with what market and model say of it; all of the money is null where the model does not reckon. */
export type CheckedOffer = OfferMoney & { offer: Offer; judged: JudgedOffer };

export const notReckoned: OfferMoney = { laws: null, better: null, storage: null };

/** What a plate says: its figures, and in sentences what else is to be said and what all of it rests on. */
export type PlateWords = {
  title: string;
  lead?: string;
  figures: { label: string; amount: string; unit?: string; leading?: boolean }[];
  remarks: string[];
  foot: string;
};

/** The verdict on one offer with its three figures. */
export function offerPlate(checked: CheckedOffer, house: Query | null): PlateWords {
  const { offer, judged, laws, better } = checked;
  const { total, perKWp, perKWh } = judged;
  const isStorage = offer.kind === 'speicher';
  const consumption = consumptionOf(house);
  const enough = isReckoned(checked) ? enoughStorage(offer.storageKWh, consumption) : null;
  const third = isStorage
    ? perKWh && { label: plate.perKWh, amount: euro(perKWh.price) }
    : laws
      ? { label: plate.returnOf, amount: returnText(laws[0].returnPercent) }
      : perKWp && { label: plate.perKWp, amount: euro(perKWp.price) };
  return {
    title: offerVerdict(offer, judged, isPaid(checked)),
    ...(isStorage && { lead: plate.storage(offer, judged) }),
    figures: [
      { label: plate.total, amount: euro(total.price), leading: true },
      ...paidFigure(checked),
      ...(third ? [third] : []),
    ],
    remarks: offerRemarks(offer, judged, enough, consumption, better),
    foot: [noteOf(checked), ...(isReckoned(checked) ? [houseNote(house)] : []), plate.foot].join(
      ' ',
    ),
  };
}

/** Which of two offers is better, with both totals and when the better one is paid. */
export function comparisonPlate(
  offers: readonly [CheckedOffer, CheckedOffer],
  house: Query | null,
): PlateWords {
  const compared = compareOffers(offers[0].offer, offers[1].offer);
  const better = compared.kind === 'totals' ? compared.cheaper : null;
  const order = better === 1 ? ([1, 0] as const) : ([0, 1] as const);
  return {
    title: comparison.verdict(compared),
    figures: [
      ...order.map((index) => ({
        label: `${comparison.names[index]}, ${comparison.whole}`,
        amount: euro(offers[index].judged.total.price),
        leading: index === better,
      })),
      ...(better === null ? [] : paidFigure(offers[better])),
    ],
    remarks: [],
    foot: [
      ...(offers.some(({ laws }) => laws) ? [comparison.cautious] : []),
      ...(offers.some(isReckoned) ? [houseNote(house)] : []),
      plate.foot,
    ].join(' '),
  };
}

/** All of both offers, line by line. */
export function comparisonRows(offers: readonly [CheckedOffer, CheckedOffer]): string[][] {
  const { rows: label } = comparison;
  const { kind } = offers[0].offer;
  const row = (name: string, cell: (checked: CheckedOffer) => string) => [
    name,
    ...offers.map(cell),
  ];
  const reckoned = (cell: (laws: OfferLaws) => string) => (checked: CheckedOffer) =>
    checked.laws ? cell(checked.laws) : comparison.notReckoned;
  const ofKind =
    kind === 'speicher'
      ? [
          row(label.perKWh, ({ judged }) => (judged.perKWh ? euro(judged.perKWh.price) : '')),
          row(label.paid, paidAfter),
        ]
      : [
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
  return [
    row(label.price, ({ offer }) => euro(offer.price)),
    ...missingRows(offers.map(({ judged }) => judged)),
    row(label.withMissing, ({ judged }) => euro(judged.total.price)),
    row(label.verdict, ({ judged }) => offerVerdictShort(judged)),
    row(label.size[kind], ({ offer }) => form.size(offer)),
    ...ofKind,
  ];
}

/** What the account of both rests on; of two storages it is the same system. */
export function comparisonNote(offers: readonly [CheckedOffer, CheckedOffer]): string {
  return offers[0].offer.kind === 'speicher'
    ? noteOf(offers[0])
    : offers.map((checked, index) => `${comparison.names[index]}: ${noteOf(checked)}`).join(' ');
}

/** How long a storage lasts, and the smaller one that is paid at least a year earlier. */
export function storageSize({ storage }: CheckedOffer): string[] {
  if (!storage) return [];
  const { payback, smaller } = storage;
  if (!smaller) return [plate.life];
  const begin = `Mit ${kWh(smaller.kWh)} für rund ${euro(smaller.price)}`;
  return [
    plate.life,
    payback.value === null
      ? `${begin} wäre er nach ${withUnit(formatNumber(smaller.years), 'Jahren')} bezahlt.`
      : `${begin} wären es ${withUnit(formatNumber(smaller.years), 'Jahre')} statt ${formatNumber(payback.value)}, bis er bezahlt ist.`,
  ];
}

const isReckoned = ({ laws, storage }: CheckedOffer) => laws !== null || storage !== null;

/** Is some law enough to pay for it in its years? */
const isPaid = ({ laws, storage }: CheckedOffer) =>
  storage ? storage.payback.value !== null : !laws?.every((law) => law?.payback.value === null);

const noteOf = ({ offer, laws, storage }: CheckedOffer) =>
  laws ? lawNote(laws) : storage ? storageNote(offer, storage) : priceOnly(offer);

/** „bezahlt nach“ „14,5“ „Jahre“, by the more cautious law; of a storage that is not: „in 13 Jahren bezahlt“ „nein“ */
function paidFigure({ laws, storage }: CheckedOffer): PlateWords['figures'] {
  const payback = storage?.payback ?? laws?.[0].payback;
  if (!payback) return [];
  if (storage && payback.value === null) return [plate.never];
  const amount = payback.value === null ? 'über 20' : formatNumber(payback.value);
  return [{ label: plate.paid, amount, unit: 'Jahre' }];
}

/** When a storage is paid, in a cell. */
function paidAfter({ storage }: CheckedOffer): string {
  if (!storage) return comparison.notReckoned;
  const { value } = storage.payback;
  return value === null ? plate.neverShort : withUnit(formatNumber(value), 'Jahren');
}

/** All that the house uses in a year, kWh to a hundred. */
function consumptionOf(house: Query | null): number {
  const { input } = calculationOf({ ...(house ?? standardHouses.family), kwp: 0, speicher: 0 });
  return Math.round(allConsumption(input) / 100) * 100;
}
