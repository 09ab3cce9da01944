import type { Figure, NumberFigure, RangeFigure } from './figures/figure.ts';

/** What a company says of itself. */
export type Claims = Record<'replyWithin' | 'visitWithin' | 'workmanship', NumberFigure> & {
  halfCellGain: RangeFigure;
} & {
  /** What it cannot prove, or has too little of, is undefined: no page says it then. */
  [Name in 'installedSystems' | 'experience' | 'savings' | 'propertyValue']:
    | NumberFigure
    | undefined;
};

/** What the reviews of customers give together. */
export type Ratings = {
  /** At Google. */
  rating: NumberFigure;
  reviewCount: Figure;
  /** On another platform, where the company is on one. */
  platformRating?: NumberFigure;
};
