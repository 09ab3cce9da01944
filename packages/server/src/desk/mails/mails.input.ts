import { z } from 'zod';

/** Which mails that were given up: by their ids, or all there are. */
export const givenUpInput = z.strictObject({
  ids: z.union([z.array(z.uuid()).min(1).max(100), z.literal('all')]),
});
