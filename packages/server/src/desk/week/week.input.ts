import { z } from 'zod';

export const weekInput = z.strictObject({
  /** 0 is the week of today. */
  weeksAgo: z.int().min(0).max(150).default(0),
});
