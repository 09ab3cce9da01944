import { wordSpace } from '../typography.ts';
import { type Figure, statuteHref } from './figure.ts';

const civilCode = (section: string) => ({
  source: `BGB, §${wordSpace}${section}`,
  sourceHref: statuteHref('bgb', section.replace(/ .*/, '')),
  asOf: '2026-04' as const,
  checkAgain: '2027-04-30' as const,
  shownAs: 'current' as const,
});

/** What a consumer has by law after buying; what the company adds stands in `claims.workmanship`. */
export const rights = {
  withdrawal: { ...civilCode('355'), value: 14, unit: 'Tage' },
  /** Added to the period where the buyer was not told of the right. */
  withdrawalWithoutInstruction: { ...civilCode('356 Abs. 4'), value: 12, unit: 'Monate' },
  defectsOfPurchase: { ...civilCode('438'), value: 2, unit: 'Jahre' },
  defectsOfBuilding: { ...civilCode('634a'), value: 5, unit: 'Jahre' },
  presumption: { ...civilCode('477'), value: 1, unit: 'Jahre' },
} as const satisfies Record<string, Figure>;
