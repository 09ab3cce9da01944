import { reform } from '@rebhang-solar/calculator/law/reform';
import { regimesOf } from '@rebhang-solar/calculator/law/regime';
import { usualStart } from '@rebhang-solar/calculator/market';
import { feedIn } from '../../figures/feed-in.ts';
import { marketFigures } from '../../figures/market.ts';
import { houseByLaw, type LawResult, regimeLabels } from '../../houses/by-law.ts';
import type { StandardHouse } from '../../houses/standard-houses.ts';
import { sumsText } from '../../pages/solar-calculator.ts';
import { germanDate, type IsoMonth, sentenceBegin } from '../../typography.ts';

/** The laws that may hold for whoever orders now, the cautious one first: the columns of a table. */
export function lawsFor(house: StandardHouse): readonly [LawResult, ...LawResult[]] {
  const { cautious, other } = houseByLaw(house);
  return other === undefined ? [cautious] : [cautious, other];
}

/** Heads of those columns. */
export const lawHeads = regimesOf(usualStart).map((regime) => sentenceBegin(regimeLabels[regime]));

/** What is left of a house under each of them: „Käme der Entwurf zum EEG 2027, bleiben … Bliebe es …“ */
export function sumsOf(house: StandardHouse): string {
  return sumsText(
    lawsFor(house).map(({ regime, result }) => ({ regime, left: result.system.afterTwenty })),
  );
}

/** „31.12.2026“: until when a system has to start for the rate of today. */
export const lastStart = germanDate(
  reform.state === 'dropped' ? feedIn.upTo10kwpCurrent.validUntil : '2026-12-31',
);

/** „Februar 2027“: when whoever orders now starts. */
export const startMonth = germanDate(marketFigures.usualStart.value.slice(0, 7) as IsoMonth);
