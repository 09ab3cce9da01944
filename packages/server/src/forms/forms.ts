import { paths } from '@rebhang-solar/content/paths';
import { consultationInput } from './consultation/consultation.input.ts';
import { consultationFields, consultationRow } from './consultation/consultation.row.ts';
import { contactInput } from './contact/contact.input.ts';
import { contactFields, contactRow } from './contact/contact.row.ts';
import { envelopeInput } from './envelope.ts';
import { columnsOf, eachOf, type Form } from './form.ts';
import { gridConnectionInput } from './grid-connection/grid-connection.input.ts';
import {
  gridConnectionBlocks,
  gridConnectionFields,
  gridConnectionOverview,
  gridConnectionRow,
} from './grid-connection/grid-connection.row.ts';
import { maintenanceInput } from './maintenance/maintenance.input.ts';
import { maintenanceFields, maintenanceRow } from './maintenance/maintenance.row.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** Every form. REST, native posts, mail, search and export go over this list. */
export const forms: { [Kind in SubmissionKind]: Form<object, Kind> } = {
  contact: {
    kind: 'contact',
    page: paths.home,
    rowName: 'contactMessage',
    submission: contactInput.safeExtend(envelopeInput.shape),
    fields: contactFields,
    blocks: [columnsOf(contactFields)],
    overview: [],
    row: contactRow,
  },
  consultation: {
    kind: 'consultation',
    page: paths.consultation,
    rowName: 'contactMessage',
    submission: consultationInput.safeExtend(envelopeInput.shape),
    fields: consultationFields,
    blocks: [columnsOf(consultationFields)],
    overview: eachOf(
      consultationFields,
      'haustyp',
      'dachflaeche',
      'stromverbrauch',
      'budget',
      'zeitrahmen',
    ),
    row: consultationRow,
  },
  maintenance: {
    kind: 'maintenance',
    page: paths.maintenance,
    rowName: 'contactMessage',
    submission: maintenanceInput.safeExtend(envelopeInput.shape),
    fields: maintenanceFields,
    blocks: [columnsOf(maintenanceFields)],
    overview: [],
    row: maintenanceRow,
  },
  gridConnection: {
    kind: 'gridConnection',
    page: paths.gridConnection,
    rowName: 'gridConnection',
    submission: gridConnectionInput.safeExtend(envelopeInput.shape),
    fields: gridConnectionFields,
    blocks: gridConnectionBlocks,
    overview: gridConnectionOverview,
    row: gridConnectionRow,
  },
};
