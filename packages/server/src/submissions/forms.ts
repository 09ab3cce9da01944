import { consultationInput } from './consultation/consultation.input.ts';
import { consultationFields, consultationRow } from './consultation/consultation.row.ts';
import { contactInput } from './contact/contact.input.ts';
import { contactFields, contactRow } from './contact/contact.row.ts';
import { envelopeInput } from './envelope.ts';
import type { Form, FormBlock, FormField } from './form.ts';
import { gridConnectionInput } from './grid-connection/grid-connection.input.ts';
import {
  gridConnectionBlocks,
  gridConnectionFields,
  gridConnectionRow,
} from './grid-connection/grid-connection.row.ts';
import { maintenanceInput } from './maintenance/maintenance.input.ts';
import { maintenanceFields, maintenanceRow } from './maintenance/maintenance.row.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** Every form. REST, native posts, mail, search and export go over this list. */
export const forms: Record<SubmissionKind, Form> = {
  contact: {
    kind: 'contact',
    rowName: 'contactMessage',
    submission: contactInput.safeExtend(envelopeInput.shape),
    fields: contactFields,
    blocks: [columnsOf(contactFields)],
    row: contactRow,
  },
  consultation: {
    kind: 'consultation',
    rowName: 'contactMessage',
    submission: consultationInput.safeExtend(envelopeInput.shape),
    fields: consultationFields,
    blocks: [columnsOf(consultationFields)],
    row: consultationRow,
  },
  maintenance: {
    kind: 'maintenance',
    rowName: 'contactMessage',
    submission: maintenanceInput.safeExtend(envelopeInput.shape),
    fields: maintenanceFields,
    blocks: [columnsOf(maintenanceFields)],
    row: maintenanceRow,
  },
  gridConnection: {
    kind: 'gridConnection',
    rowName: 'gridConnection',
    submission: gridConnectionInput.safeExtend(envelopeInput.shape),
    fields: gridConnectionFields,
    blocks: gridConnectionBlocks,
    row: gridConnectionRow,
  },
};

/** The fields with a column of their own; the others are read where they stand, in the message. */
function columnsOf(fields: readonly FormField[]): FormBlock {
  return { fields: fields.filter(({ place }) => place === 'column') };
}
