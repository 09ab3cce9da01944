import type { Claims, Ratings } from '@rebhang-solar/content/company-types';
import { companyCurrent } from '@rebhang-solar/content/figures/figure';
import type { IsoMonth } from '@rebhang-solar/content/typography';

/** The date of the last review of all figures, which every article shows; to be moved on after each review. */
export const lastChecked: IsoMonth = '2026-11';

/** The month whose prices and years texts compare with those of today, as they once stood on this website. */
export const comparedMonth: IsoMonth | undefined = undefined;

/** As stated on this day; change it together with the claims. */
const stated = { ...companyCurrent, asOf: '2026-11', checkAgain: '2027-06-30' } as const;

/**
 * Statements of the company about itself. Each is a sample until the company
 * has replaced it with its own figure, which keeps its form: a range stays a range, and `bound` stays.
 */
export const claims: Claims = {
  replyWithin: { ...stated, value: 48, unit: 'Stunden' },
  installedSystems: undefined,
  experience: undefined,
  savings: undefined,
  propertyValue: undefined,
  halfCellGain: { ...stated, value: [3, 5], unit: '%' },
  visitWithin: { ...stated, value: 10, unit: 'Tage' },
  workmanship: { ...stated, value: 5, unit: 'Jahre' },
};

/** Where there are no reviews yet: `undefined`, and no page speaks of them. */
export const ratings: Ratings | undefined = undefined as Ratings | undefined;
