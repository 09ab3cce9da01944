import { z } from 'zod';

/** What makes a user: name and password, as the specified data model has it. */
export const userInput = z.strictObject({
  username: z.string().min(1),
  password: z.string().min(1),
});
