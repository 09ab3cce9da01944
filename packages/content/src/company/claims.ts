import type { Claims, Ratings } from '../company-types.ts';
import { companyCurrent } from '../figures/figure.ts';
import type { IsoMonth } from '../typography.ts';

/** The date of the last review of all figures, which every article shows; to be moved on after each review. */
export const lastChecked: IsoMonth = '2026-11';

/** The month whose prices and years texts compare with those of today, as they once stood on this website. */
export const comparedMonth: IsoMonth | undefined = '2025-01';

/** As stated on this day; change it together with the claims. */
const stated = { ...companyCurrent, asOf: '2025-01', checkAgain: '2027-06-30' } as const;

/**
 * Statements of the company about itself. Each is a sample until the company
 * has replaced it with its own figure, which keeps its form: a range stays a range, and `bound` stays.
 */
export const claims: Claims = {
  replyWithin: { ...stated, value: 24, unit: 'Stunden' },
  installedSystems: { ...stated, value: 500, unit: '', bound: 'plus' },
  experience: { ...stated, value: 15, unit: 'Jahre' },
  savings: { ...stated, value: 70, unit: '%', bound: 'upTo' },
  propertyValue: { ...stated, value: 5, unit: '%', bound: 'upTo' },
  halfCellGain: { ...stated, value: [5, 10], unit: '%' },
  visitWithin: { ...stated, value: 7, unit: 'Tage' },
  workmanship: { ...stated, value: 5, unit: 'Jahre' },
};

/** Where there are no reviews yet: `undefined`, and no page speaks of them. */
export const ratings: Ratings | undefined = {
  rating: { ...stated, value: 4.9, unit: '', source: 'Google-Bewertungen' },
  reviewCount: { ...stated, value: 99, unit: '' },
  platformRating: { ...stated, value: 5, decimals: 1, unit: '', source: 'Bewertungsplattform' },
};
