import { contactInput } from '../../forms/contact/contact.input.ts';
import { envelopeInput, openEnvelope } from '../../forms/envelope.ts';
import { forms } from '../../forms/forms.ts';
import { procedure } from '../../platform/trpc.ts';
import { storeSubmission } from '../../requests/store-submission.ts';

/** Stores a submission of the home page's contact form. @returns the receipt, after the commit */
export const submit = procedure
  .input(contactInput.safeExtend(envelopeInput.shape))
  .mutation(({ ctx, input }) => {
    const { fields, envelope } = openEnvelope(input);
    return storeSubmission(ctx, 'contact', forms.contact.row(fields), fields, envelope);
  });
