import type { CallToAction, Section } from '../article.ts';
import type { PageIntroduction } from '../pages/page-meta.ts';

/** A legal page: little more than its sections. */
export type LegalPage = {
  introduction: PageIntroduction;
  /** When the text was written and last changed: „Stand: Januar 2025“. */
  dated?: string;
  /** Link above the heading. */
  back?: CallToAction;
  sections: readonly Section[];
  /** Below the last section. */
  calls: readonly CallToAction[];
};
