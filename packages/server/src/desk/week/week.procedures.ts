import { deskProcedure } from '../trpc.ts';
import { weekInput } from './week.input.ts';
import { weekInNumbers } from './week.ts';

export const get = deskProcedure
  .input(weekInput)
  .query(({ ctx: { em }, input }) => weekInNumbers(em, input.weeksAgo, new Date()));
