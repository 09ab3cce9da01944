import { claims } from './company/claims.ts';
import type { FormKind } from './forms/form-kinds.ts';

/** Forms after which an answer is promised within so many hours (how they are counted: reply-due.ts of the server). */
export const repliesWithin: Partial<Record<FormKind, number>> = {
  consultation: claims.replyWithin.value,
};
