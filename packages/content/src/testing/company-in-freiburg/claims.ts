import type { Claims, Ratings } from '@rebhang-solar/content/company-types';
import { companyCurrent } from '@rebhang-solar/content/figures/figure';
import type { IsoMonth } from '@rebhang-solar/content/typography';

export const lastChecked: IsoMonth = '2026-11';

export const comparedMonth: IsoMonth | undefined = undefined;

const stated = { ...companyCurrent, asOf: '2025-01', checkAgain: '2027-06-30' } as const;

export const claims: Claims = {
  replyWithin: { ...stated, value: 19, unit: 'Stunden' },
  installedSystems: { ...stated, value: 400, unit: '', bound: 'plus' },
  experience: { ...stated, value: 12, unit: 'Jahre' },
  savings: { ...stated, value: 56, unit: '%', bound: 'upTo' },
  propertyValue: { ...stated, value: 4, unit: '%', bound: 'upTo' },
  halfCellGain: { ...stated, value: [4, 8], unit: '%' },
  visitWithin: { ...stated, value: 6, unit: 'Tage' },
  workmanship: { ...stated, value: 4, unit: 'Jahre' },
};

export const ratings: Ratings | undefined = undefined;
