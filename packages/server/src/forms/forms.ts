import { withCarried } from '@rebhang-solar/content/forms/carried-result';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import {
  type GridField,
  gridConnectionBlocks,
  gridConnectionForm,
} from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm, maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import { inboxLabels } from '@rebhang-solar/content/inbox';
import { paths } from '@rebhang-solar/content/paths';
import { type ConsultationInput, consultationInput } from './consultation/consultation.input.ts';
import { type ContactInput, contactInput } from './contact/contact.input.ts';
import { contactMessageRow } from './contact-message-row.ts';
import { envelopeInput } from './envelope.ts';
import { type Form, shownOf } from './form.ts';
import {
  type GridConnectionInput,
  gridConnectionInput,
} from './grid-connection/grid-connection.input.ts';
import { type MaintenanceInput, maintenanceInput } from './maintenance/maintenance.input.ts';
import type { SubmissionKind } from './submission-kind.ts';

const gridShown = shownOf(gridConnectionForm, gridConnectionBlocks);
const gridFields = (...names: GridField[]) =>
  names.map((name) => ({ ...gridConnectionForm.fields[name], name }));

/** Every form. REST, native posts, mail, search and export go over this list. */
export const forms: { [Kind in SubmissionKind]: Form<object, Kind> } = {
  contact: {
    kind: 'contact',
    page: paths.home,
    rowName: 'contactMessage',
    input: contactInput,
    submission: contactInput.safeExtend(envelopeInput.shape),
    ...shownOf(contactForm),
    row: (fields: ContactInput) => contactMessageRow(contactForm, fields),
  },
  consultation: {
    kind: 'consultation',
    page: paths.consultation,
    rowName: 'contactMessage',
    input: consultationInput,
    submission: consultationInput.safeExtend(envelopeInput.shape),
    ...shownOf(consultationForm),
    messageWith: withCarried,
    row: (fields: ConsultationInput) => contactMessageRow(consultationForm, fields),
  },
  maintenance: {
    kind: 'maintenance',
    page: paths.maintenance,
    rowName: 'contactMessage',
    input: maintenanceInput,
    submission: maintenanceInput.safeExtend(envelopeInput.shape),
    ...shownOf(maintenanceForm),
    row: (fields: MaintenanceInput) =>
      contactMessageRow(maintenanceForm, fields, maintenanceMarker),
  },
  gridConnection: {
    kind: 'gridConnection',
    page: paths.gridConnection,
    rowName: 'gridConnection',
    input: gridConnectionInput,
    submission: gridConnectionInput.safeExtend(envelopeInput.shape),
    ...gridShown,
    overview: [
      { title: inboxLabels.user, fields: gridFields('nutzVorname', 'nutzName') },
      { title: inboxLabels.owner, fields: gridFields('eigenVorname', 'eigenName') },
      ...gridShown.overview,
    ],
    row: (fields: GridConnectionInput) => ({ gridConnection: fields }),
  },
};
