import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { forms } from '../../forms/forms.ts';
import { gridConnectionInput } from '../../forms/grid-connection/grid-connection.input.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores the data of a grid registration. @returns the receipt, after the commit */
export const submit = procedure
  .input(gridConnectionInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(
      ctx,
      'gridConnection',
      forms.gridConnection.row(fields),
      fields,
      envelope,
    );
  });
