import { procedure } from '../../platform/trpc.ts';
import { envelopeInput, openEnvelope } from '../envelope.ts';
import { storeSubmission } from '../store-submission.ts';
import { gridConnectionInput } from './grid-connection.input.ts';
import { gridConnectionRow } from './grid-connection.row.ts';

/** Stores the data of a grid registration. @returns the receipt, after the commit */
export const submit = procedure
  .input(gridConnectionInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'gridConnection', gridConnectionRow(fields), fields, envelope);
  });
