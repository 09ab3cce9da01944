import { procedure } from '../../platform/trpc.ts';
import { envelopeInput, openEnvelope } from '../envelope.ts';
import { storeSubmission } from '../store-submission.ts';
import { gridConnectionInput } from './grid-connection.input.ts';
import { gridConnectionRow } from './grid-connection.row.ts';

export const gridConnectionSubmission = gridConnectionInput.safeExtend(envelopeInput.shape);

/** Stores the data of a grid registration. @returns the receipt, after the commit */
export const submit = procedure.input(gridConnectionSubmission).mutation(({ ctx, input }) => {
  const { fields, envelope } = openEnvelope(input);
  return storeSubmission(ctx, 'gridConnection', gridConnectionRow(fields), fields, envelope);
});
