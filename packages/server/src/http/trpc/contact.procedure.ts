import { contactInput } from '../../forms/contact/contact.input.ts';
import { contactRow } from '../../forms/contact/contact.row.ts';
import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores a submission of the home page's contact form. @returns the receipt, after the commit */
export const submit = procedure
  .input(contactInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'contact', contactRow(fields), fields, envelope);
  });
