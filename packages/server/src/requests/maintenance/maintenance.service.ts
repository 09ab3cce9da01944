import { columnsOf } from '../contact/placement.ts';
import { type Envelope, envelopeInput } from '../envelope.ts';
import { type Receipt, type SubmissionContext, storeSubmission } from '../store-submission.ts';
import { composeMaintenanceMessage, maintenancePlacements } from './compose-message.ts';
import { type MaintenanceInput, maintenanceInput } from './maintenance.input.ts';

/** What a client sends: the fields of the form and the envelope beside them. */
export const maintenanceSubmission = maintenanceInput.safeExtend(envelopeInput.shape);

/** Stores a maintenance request; plant size and year become part of its message. */
export function submitMaintenance(
  context: SubmissionContext,
  fields: MaintenanceInput,
  envelope: Envelope,
): Promise<Receipt> {
  const { name, email } = fields;
  return storeSubmission(context, {
    kind: 'maintenance',
    fields,
    envelope,
    consentGiven: false,
    words: {
      contactMessage: {
        ...columnsOf(maintenancePlacements, fields),
        name,
        email,
        message: composeMaintenanceMessage(fields),
      },
    },
  });
}
