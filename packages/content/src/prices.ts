import type { NumberFigure, RangeFigure } from './figures/figure.ts';

/** What a company charges. */
export type Prices = Record<
  | 'perKwp'
  | 'storage'
  | 'expansionPerKwp'
  | 'expansionStoragePerKwh'
  | 'expansionInstallation'
  | 'inverterReplacement'
  | 'maintenance'
  | 'service'
  | 'cleaning',
  RangeFigure
> & { paymentDue: NumberFigure };

/** What it charges today, for a system of one size. */
export type PricesToday = { perKwp: RangeFigure; size: NumberFigure; storagePerKwh: RangeFigure };
