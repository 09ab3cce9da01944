import type { Figure, NumberFigure, RangeFigure } from './figures/figure.ts';

/** What a company says of itself. */
export type Claims = Record<
  | 'replyWithin'
  | 'installedSystems'
  | 'experience'
  | 'savings'
  | 'propertyValue'
  | 'visitWithin'
  | 'workmanship',
  NumberFigure
> & { halfCellGain: RangeFigure };

/** What the reviews of customers give together. */
export type Ratings = {
  /** At Google. */
  rating: NumberFigure;
  reviewCount: Figure;
  /** On another platform, where the company is on one. */
  platformRating?: NumberFigure;
};
